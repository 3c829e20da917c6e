import { expect, test } from "vitest";
import { addressBucket, clientAddress } from "./client-address.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::ffff", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", "unknown"],
])("%s is counted as %s", (address, bucket) => {
  expect(addressBucket(address)).toBe(bucket);
});

test("without a proxy of ours a forwarded address is not believed", () => {
  expect(clientAddress({ socket: "203.0.113.9", forwardedFor: "1.2.3.4", trustProxy: 0 })).toBe(
    "203.0.113.9",
  );
});

test("behind one proxy only the address it saw is believed", () => {
  const forwardedFor = "6.6.6.6, 203.0.113.9";
  expect(clientAddress({ socket: "10.0.0.1", forwardedFor, trustProxy: 1 })).toBe("203.0.113.9");
  expect(clientAddress({ socket: "10.0.0.1", forwardedFor, trustProxy: 2 })).toBe("6.6.6.6");
});
