import * as z from 'zod/mini';

type Shape = z.core.$ZodShape;

/** What the body of a change holds. */
interface UpdateParts {
  /** The ids that name what is changed. */
  readonly key: Shape;
  /** What can be changed. */
  readonly fields: Shape;
  /** The exceptions, named one by one: absent they are none, and refused where there has to be one. */
  readonly noneWhenAbsent?: Shape;
  /** How it is saved, which is not kept. */
  readonly besides?: Shape;
}

/** Fields that may each be absent. */
type Leaving<Fields extends Shape> = {
  readonly [Name in keyof Fields]: z.ZodMiniExactOptional<Fields[Name]>;
};

type Given<Fields> = Fields extends Shape ? Fields : unknown;

/** One shape in place of several that have no field in common. */
type Together<Fields> = { readonly [Name in keyof Fields]: Fields[Name] };

type UpdateShape<Parts extends UpdateParts> = Together<
  Parts['key'] & Leaving<Parts['fields']> & Given<Parts['noneWhenAbsent']> & Given<Parts['besides']>
>;

/**
 * The body of a call that changes something: a field that is absent is left as it is, null empties it
 * (docs/product/rules.md#absent). So nothing is lost when a field comes that a sender does not know yet. A rule of several
 * fields is only sure of those that are there: what is left as it is, the server knows.
 */
export function updateBody<const Parts extends UpdateParts>({
  key,
  fields,
  noneWhenAbsent,
  besides,
}: Parts) {
  const shape: Record<string, Shape[string]> = { ...key, ...noneWhenAbsent };
  for (const [name, field] of Object.entries(fields)) shape[name] = z.exactOptional(field);
  Object.assign(shape, besides);
  // Which names it has is only known at run time; the type says it.
  return z.object(shape as UpdateShape<Parts>);
}
