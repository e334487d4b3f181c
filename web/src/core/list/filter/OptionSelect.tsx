import { MenuItem, TextField } from '@mui/material';

interface OptionSelectProps<Option extends string> {
  /** The id of what names the choice. */
  labelledBy: string;
  options: Readonly<Record<Option, string>>;
  value: Option;
  disabled?: boolean;
  onChange: (option: Option) => void;
}

/** One of many options, from a list that opens. */
export function OptionSelect<Option extends string>({
  labelledBy,
  options,
  value,
  disabled = false,
  onChange,
}: OptionSelectProps<Option>) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      value={value}
      disabled={disabled}
      // Every value of the list is the key of an option.
      onChange={({ target }) => onChange(target.value as Option)}
      slotProps={{ select: { labelId: labelledBy, displayEmpty: true } }}
    >
      {Object.entries<string>(options).map(([option, label]) => (
        <MenuItem key={option} value={option}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
