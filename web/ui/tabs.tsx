import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { useHash } from "./use-hash.ts";

type Tab = { id: string; label: string; content: ReactNode };

/** Tabs whose open one is in the address; without scripts every panel is on the page, and the address still picks one. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const [hash, setHash] = useHash();
  const open = tabs.find((tab) => tab.id === hash) ?? tabs[0];
  return (
    <BaseTabs.Root value={open?.id} onValueChange={(id) => setHash(String(id))}>
      <BaseTabs.List className="tab-list" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            className="tab"
            value={tab.id}
            nativeButton={false}
            render={<a href={`#${tab.id}`}>{tab.label}</a>}
          />
        ))}
      </BaseTabs.List>
      <div className="tab-panels">
        {tabs.map((tab) => (
          <BaseTabs.Panel key={tab.id} value={tab.id} id={tab.id} keepMounted>
            {tab.content}
          </BaseTabs.Panel>
        ))}
      </div>
    </BaseTabs.Root>
  );
}
