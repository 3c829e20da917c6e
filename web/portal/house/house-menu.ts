import { DoorClosed } from "lucide-react";
import { homeOf } from "#domain/accounts/homes.ts";
import { m } from "#messages/messages.js";
import type { MenuGroup, PortalMenu } from "../menu/portal-menu.ts";
import { houseAddress, useHouses } from "./houses.ts";

/** The groups of a portal's menu; a hotel's has the reader's houses after the first, and waits for them so that nothing moves. */
export function useMenuGroups({ home, groups }: PortalMenu): MenuGroup[] {
  const isHotel = home === homeOf.hotel;
  const { data, isPending } = useHouses({ isAsked: isHotel });
  const [first, ...rest] = groups;
  if (!isHotel || !first) return groups;
  if (isPending) return [first];
  const items = (data?.houses ?? []).map(({ slug, name }) => ({
    to: houseAddress(slug),
    label: () => name,
    icon: DoorClosed,
  }));
  const houses = items.length > 0 ? [{ label: m.house_menu, isAlwaysOpen: true, items }] : [];
  return [first, ...houses, ...rest];
}
