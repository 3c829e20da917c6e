import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { QueryView } from "../queries/query-view.tsx";
import { useWrite } from "../queries/use-write.ts";
import styles from "./lists.module.css";
import { forgetView, saveView, viewsOf } from "./saved-views.ts";

type ViewsSheetProps = { list: string; query: string; onGone: () => void };

/** The views of a list, each a link that can be put away, and the name for the present one. */
export function ViewsSheet({ list, query, onGone }: ViewsSheetProps) {
  const views = useQuery(viewsOf(list));
  const { run: forget } = useWrite(forgetView(list));
  return (
    <>
      <QueryView query={views} lines={2}>
        {({ views: known }) =>
          known.length === 0 ? (
            <p className="note">{m.list_views_none()}</p>
          ) : (
            <ul>
              {known.map((view) => (
                <li key={view.id}>
                  <Link to={`?${view.query}`} onClick={onGone} preventScrollReset>
                    {view.name}
                  </Link>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={m.list_views_forget({ name: view.name })}
                    onClick={() => void forget(view)}
                  >
                    <X size={14} strokeWidth={1.5} aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <SaveView list={list} query={query} />
    </>
  );
}

function SaveView({ list, query }: Pick<ViewsSheetProps, "list" | "query">) {
  const { run: save, isBusy } = useWrite(saveView(list));
  const [isMissing, setMissing] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name")).trim();
    setMissing(name === "");
    if (name === "") return;
    const sent = await save({ list, name, query });
    if (sent.state !== "done") return toast({ tone: "bad", text: m.list_views_failed() });
    form.reset();
    toast({ text: m.list_views_saved({ name }) });
  };
  return (
    <form className={styles.save} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        name="name"
        label={m.list_views_name()}
        error={isMissing ? m.list_views_missing() : undefined}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" size="work" look="outline" isBusy={isBusy}>
        {m.list_views_save()}
      </Button>
    </form>
  );
}
