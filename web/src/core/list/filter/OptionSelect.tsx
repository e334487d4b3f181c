import { Select } from '../../ui/fields/Select.tsx';

interface OptionSelectProps<Option extends string> {
  /** The id of what names the choice. */
  labelledBy: string;
  options: Readonly<Record<Option, string>>;
  /** Those of the options that stand together, by the names of their groups; the others come first. */
  groups?: Readonly<Record<string, readonly Option[]>> | undefined;
  value: Option;
  disabled?: boolean;
  onChange: (option: Option) => void;
}

const noGroups = {};

/** One of many options, from a list that opens. */
export function OptionSelect<Option extends string>({
  labelledBy,
  options,
  groups = noGroups,
  value,
  disabled = false,
  onChange,
}: OptionSelectProps<Option>) {
  const grouped = new Set(Object.values(groups).flat());
  // The keys of the options are of their type.
  const all = Object.keys(options) as Option[];
  const item = (option: Option, group?: string) => ({
    value: option,
    label: options[option],
    group,
  });
  return (
    <Select
      labelledBy={labelledBy}
      size="small"
      value={value}
      disabled={disabled}
      options={[
        ...all.filter((option) => !grouped.has(option)).map((option) => item(option)),
        ...Object.entries(groups).flatMap(([name, members]) =>
          members.map((option) => item(option, name)),
        ),
      ]}
      // Every value of the list is the key of an option.
      onChange={(option) => onChange(option as Option)}
    />
  );
}
