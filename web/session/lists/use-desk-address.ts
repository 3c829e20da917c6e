import { useSearchParams } from "react-router";

type Asked = Record<string, string | undefined>;

/** Which row of a desk is open, and the addresses that change one thing and keep what else is asked for. */
export function useDeskAddress(kept: Asked) {
  const [params, setParams] = useSearchParams();
  const change = (to: Asked) =>
    Object.entries({ ...kept, ...to }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return {
    openId: params.get("open"),
    address: (to: Asked) => `?${new URLSearchParams(change(to))}`,
    go: (to: Asked) => setParams(new URLSearchParams(change(to))),
  };
}
