import { useEffect, useId, useRef } from 'react';
import { Stack } from '../../ui/elements/Stack.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { UnbrokenText } from '../../ui/UnbrokenText.tsx';
import { type FieldDescription, useDescribedFields } from '../field-descriptions.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import styles from './stale.module.css';
import { staleSaveText } from './stale.text.ts';
import type { Review } from './useStaleReview.ts';

interface ReviewSectionProps {
  open: boolean;
  review: Review | undefined;
  /** Whether an overlay holds the focus. */
  isBusy: boolean;
}

interface NamedField extends FieldDescription {
  readonly name: string;
}

/** The fields that somebody else changed, one by one; nothing where none of them is in the form. */
export function ReviewSection({ review, isBusy }: ReviewSectionProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = [...useDescribedFields()].map(([name, field]): NamedField => ({ name, ...field }));
  const joined = fields.filter(({ name }) => review?.joined.includes(name));
  const conflicts = fields.filter(({ name }) => review?.conflicts.includes(name));
  const isEmpty = joined.length + conflicts.length === 0;

  // The button that led here is gone, and on a phone this lies far below it.
  const shown = useRef<Review>(undefined);
  useEffect(() => {
    if (isBusy || isEmpty || shown.current === review) return;
    shown.current = review;
    heading.current?.focus();
  }, [review, isBusy, isEmpty]);

  if (!review || isEmpty) return null;
  return (
    <Stack as="section" aria-labelledby={titleId} gap={16} className={styles['review']}>
      <Text ref={heading} id={titleId} as="h2" kind="h6" tabIndex={-1} className={styles['title']}>
        {staleSaveText.title}
      </Text>
      {joined.length > 0 && <JoinedFields fields={joined} review={review} />}
      {conflicts.length > 0 && <Text>{staleSaveText.conflicts}</Text>}
      {conflicts.map((field) => (
        <ConflictChoice
          key={field.name}
          {...field}
          base={review.base[field.name]}
          mine={review.mine[field.name]}
          theirs={review.theirs[field.name]}
        />
      ))}
    </Stack>
  );
}

interface JoinedFieldsProps {
  fields: readonly NamedField[];
  review: Review;
}

/** What was taken over from the other person, as nothing was typed there. */
function JoinedFields({ fields, review: { base, theirs } }: JoinedFieldsProps) {
  return (
    <div>
      <Text>{staleSaveText.joined}</Text>
      <ul className={styles['list']}>
        {fields.map(({ name, label, textOf }) => (
          <Text key={name} as="li">
            {`${label}: `}
            <strong>
              <UnbrokenText text={textOf(theirs[name])} />
            </strong>
            <UnbrokenText text={` (${staleSaveText.base.toLowerCase()}: ${textOf(base[name])})`} />
          </Text>
        ))}
      </ul>
    </div>
  );
}
