import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { type NewPost, postCategories } from "#domain/posts/posts.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { beginPost } from "./desk.ts";
import { categoryNames, postRefusal } from "./words.ts";

/** Begins a post: its title in Portuguese, where it belongs, and who signs it. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const { run } = useWrite(beginPost);
  const { register, handleSubmit, formState } = useForm<NewPost>({
    mode: "onTouched",
    defaultValues: { title: "", category: "journal", byline: "Lilamonde" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const done = await run(values);
    if (done.state !== "done") return setFailure(postRefusal(done));
    await navigate(`/admin/posts/${done.value.post.id}`);
  });
  const required = m.account_required();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.posts_new()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isSubmitting}>
          {m.posts_begin()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          {...register("title", { required })}
          label={m.posts_title()}
          error={errors.title?.message}
          maxLength={140}
        />
        <SelectField
          {...register("category")}
          label={m.posts_category()}
          options={postCategories.map((value) => ({ value, label: categoryNames[value]() }))}
        />
        <TextField
          {...register("byline", { required })}
          label={m.posts_byline()}
          error={errors.byline?.message}
          maxLength={80}
        />
      </form>
    </Dialog>
  );
}
