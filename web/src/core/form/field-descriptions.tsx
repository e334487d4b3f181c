import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';

/** A field of a form as a person knows it. */
export interface FieldDescription {
  readonly label: string;
  /** A value of the field as it reads. */
  readonly textOf: (value: unknown) => string;
}

type FieldsByName = ReadonlyMap<string, FieldDescription>;

interface FieldRegister {
  readonly describe: (name: string, field: FieldDescription) => void;
  readonly forget: (name: string) => void;
}

// Apart from each other, so that a field which describes itself does not render the others again.
const DescribedFieldsContext = createContext<FieldsByName>(new Map());
const FieldRegisterContext = createContext<FieldRegister | undefined>(undefined);

/** Knows the fields that stand in a form, in their order: each describes itself. */
export function FieldDescriptions({ children }: { children: ReactNode }) {
  const [fields, setFields] = useState<FieldsByName>(new Map());
  const describe = useCallback(
    (name: string, field: FieldDescription) =>
      setFields((known) => new Map(known).set(name, field)),
    [],
  );
  const forget = useCallback(
    (name: string) => setFields((known) => new Map([...known].filter(([other]) => other !== name))),
    [],
  );
  return (
    <FieldRegisterContext value={useMemo(() => ({ describe, forget }), [describe, forget])}>
      <DescribedFieldsContext value={fields}>{children}</DescribedFieldsContext>
    </FieldRegisterContext>
  );
}

/**
 * Says what a field is called and how its values read, for who speaks of it elsewhere in the form.
 * @param textOf stays the same over renders
 */
export function useFieldDescription(
  name: string,
  label: string,
  textOf: FieldDescription['textOf'],
): void {
  const register = use(FieldRegisterContext);
  useEffect(() => register?.describe(name, { label, textOf }), [register, name, label, textOf]);
  // On its own: a field whose label changes keeps its place.
  useEffect(() => () => register?.forget(name), [register, name]);
}

/** The fields that stand in the form, by their names. */
export function useDescribedFields(): FieldsByName {
  return use(DescribedFieldsContext);
}
