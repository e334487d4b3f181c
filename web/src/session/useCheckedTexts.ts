import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';

interface CheckedTextsOptions<Texts extends Record<string, string>, Output> {
  initial: Texts;
  schema: z.ZodMiniType<Output, Texts>;
  /** Called with what the schema makes of the texts, once all of them are right. */
  submit: (values: Output) => Promise<void>;
}

/**
 * The form of a few texts: checked when it is sent, and from then on as it is typed, with the focus on the first
 * that is wrong. The forms of records have react-hook-form, which is larger than the whole login screen.
 */
export function useCheckedTexts<Texts extends Record<string, string>, Output>({
  initial,
  schema,
  submit,
}: CheckedTextsOptions<Texts, Output>) {
  type Name = keyof Texts & string;
  type Faults = Partial<Record<Name, string>>;
  const [texts, setTexts] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const [wasSent, setSent] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  /** The first fault of each text, in the order of the schema. */
  const check = (typed: Texts) => {
    const checked = schema.safeParse(typed);
    const found: Faults = {};
    for (const { path, message } of checked.error?.issues ?? []) {
      // The schema's paths are the names of the texts.
      const name = path[0] as Name;
      found[name] ??= message;
    }
    return { values: checked.data, found };
  };

  return {
    isSubmitting,
    /** What the box of a text is given. */
    box: (name: Name) => ({
      name,
      value: texts[name] ?? '',
      isWrong: faults[name] !== undefined,
      inputRef: (element: HTMLInputElement | null) => {
        inputs.current[name] = element;
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const typed = { ...texts, [name]: target.value };
        setTexts(typed);
        if (wasSent) setFaults({ ...faults, [name]: check(typed).found[name] });
      },
    }),
    /** What is wrong with a text, if anything is. */
    faultOf: (name: Name) => faults[name],
    setFault: (name: Name, message: string) => setFaults({ ...faults, [name]: message }),
    /** Puts the focus into the box of a text, to be typed anew. */
    select: (name: Name) => {
      inputs.current[name]?.focus();
      inputs.current[name]?.select();
    },
    onSubmit: async (event: SubmitEvent) => {
      event.preventDefault();
      if (isSubmitting) return;
      setSent(true);
      const { values, found } = check(texts);
      setFaults(found);
      const [firstWrong] = Object.keys(found) as Name[];
      if (values === undefined) {
        if (firstWrong !== undefined) inputs.current[firstWrong]?.focus();
        return;
      }
      setSubmitting(true);
      await submit(values).finally(() => setSubmitting(false));
    },
  };
}
