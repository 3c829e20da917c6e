import fieldStyles from "../../field.module.css";

type RowBoxProps = { label: string; share: "none" | "some" | "all"; onChange: () => void };

/** The box that ticks a row, or all of them; half ticked where some are. */
export function RowBox({ label, share, onChange }: RowBoxProps) {
  return (
    <label className={fieldStyles.checkbox} data-slot="row-box">
      <input
        ref={(box) => {
          if (box) box.indeterminate = share === "some";
        }}
        type="checkbox"
        aria-label={label}
        checked={share === "all"}
        onChange={onChange}
      />
    </label>
  );
}
