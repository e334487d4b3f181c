import * as z from 'zod/mini';

/** What a rule over several fields says, and knows of the fields that it did not get. */
export interface RuleContext {
  /** Refuses a field; one whose own checks refused it has their message, and no other. */
  readonly refuse: (field: string, message: string) => void;
  /** Whether the field was named, and refused by its own checks. */
  readonly hasFailed: (field: string) => boolean;
}

type Rule<Form> = (passed: Partial<Form>, context: RuleContext) => void;

/** What rules over several fields refused: the values of those fields passed their own checks. */
const refusedByRules = new WeakSet<object>();

/**
 * A rule of several fields, which runs beside their own checks, so that one refusal says every fault. It gets the fields that
 * passed these and no others: what was sent may be anything. What has no fields at all, such as null, is refused already and
 * not looked into.
 */
export function ruleOver<Form extends object>(rule: Rule<NoInfer<Form>>): z.core.$ZodCheck<Form> {
  return z.check<Form>(
    ({ value, issues }) => {
      const failed = new Set(
        issues.filter((issue) => !refusedByRules.has(issue)).map(({ path }) => path?.[0]),
      );
      const passed = Object.entries(value).filter(([name]) => !failed.has(name));
      rule(Object.fromEntries(passed) as Partial<Form>, {
        hasFailed: (field) => failed.has(field),
        refuse: (field, message) => {
          if (failed.has(field)) return;
          const input: unknown = Reflect.get(value, field);
          const issue: z.core.$ZodRawIssue = {
            code: 'custom',
            path: [field],
            message,
            input,
            continue: true,
          };
          refusedByRules.add(issue);
          issues.push(issue);
        },
      });
    },
    { when: hasFields },
  );
}

/** Whether there are fields to look at: a value of another kind was refused as a whole, and may look as if it had some. */
function hasFields({ value, issues }: z.core.ParsePayload): boolean {
  return (
    value instanceof Object &&
    !issues.some(({ code, path = [] }) => code === 'invalid_type' && path.length === 0)
  );
}
