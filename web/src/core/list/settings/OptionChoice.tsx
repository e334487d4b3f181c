import { FormControlLabel, Radio, RadioGroup } from '@mui/material';

interface OptionChoiceProps<Option extends string> {
  /** The id of what names the group. */
  labelledBy: string;
  options: Readonly<Record<Option, string>>;
  value: Option;
  disabled?: boolean;
  onChange: (option: Option) => void;
}

/** One of a few options, all of them in sight. */
export function OptionChoice<Option extends string>({
  labelledBy,
  options,
  value,
  disabled,
  onChange,
}: OptionChoiceProps<Option>) {
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={value}
      // Every value of the group is the key of an option.
      onChange={(_, option) => onChange(option as Option)}
    >
      {Object.entries<string>(options).map(([option, label]) => (
        <FormControlLabel
          key={option}
          value={option}
          label={label}
          disabled={disabled}
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
}
