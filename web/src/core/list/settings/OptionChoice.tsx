import { FormControlLabel, Radio, RadioGroup } from '@mui/material';

interface OptionChoiceProps {
  /** The id of what names the group. */
  labelledBy: string;
  options: Readonly<Record<string, string>>;
  value: string;
  disabled?: boolean;
  onChange: (option: string) => void;
}

/** One of a few options, all of them in sight. */
export function OptionChoice({
  labelledBy,
  options,
  value,
  disabled,
  onChange,
}: OptionChoiceProps) {
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      value={value}
      onChange={(_, option) => onChange(option)}
    >
      {Object.entries(options).map(([option, label]) => (
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
