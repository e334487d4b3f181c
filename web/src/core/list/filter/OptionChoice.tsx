import { RadioGroup } from '../../ui/fields/Radio.tsx';

interface OptionChoiceProps<Option extends string> {
  /** The id of what names the group. */
  labelledBy: string;
  /** As a map where people name them: an object puts names that look like numbers first. */
  options: Readonly<Record<Option, string>> | ReadonlyMap<Option, string>;
  /** Not shown: the options are so few that all are in sight. */
  groups?: undefined | Readonly<Record<string, readonly Option[]>>;
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
      labelledBy={labelledBy}
      options={entriesOf(options)}
      chosen={value}
      disabled={disabled}
      // Every value of the group is the key of an option.
      onChoose={(option) => onChange(option as Option)}
    />
  );
}

function entriesOf(
  options: OptionChoiceProps<string>['options'],
): [option: string, label: string][] {
  if (options instanceof Map) return [...options];
  // A read-only map is a Map as well, which the compiler does not take it for.
  return Object.entries(options as Readonly<Record<string, string>>);
}
