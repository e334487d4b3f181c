import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { UnbrokenText } from '../../ui/UnbrokenText.tsx';
import { type FieldDescription, useDescribedFields } from '../field-descriptions.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
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
    <Stack
      component="section"
      aria-labelledby={titleId}
      spacing={2}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography
        ref={heading}
        id={titleId}
        component="h2"
        variant="h6"
        tabIndex={-1}
        // Clear of the bar that stays at the upper edge.
        sx={{ outline: 'none', scrollMarginTop: '6rem' }}
      >
        {staleSaveText.title}
      </Typography>
      {joined.length > 0 && <JoinedFields fields={joined} review={review} />}
      {conflicts.length > 0 && <Typography>{staleSaveText.conflicts}</Typography>}
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
      <Typography>{staleSaveText.joined}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {fields.map(({ name, label, textOf }) => (
          <Typography key={name} component="li">
            {`${label}: `}
            <strong>
              <UnbrokenText text={textOf(theirs[name])} />
            </strong>
            <UnbrokenText text={` (${staleSaveText.base.toLowerCase()}: ${textOf(base[name])})`} />
          </Typography>
        ))}
      </Box>
    </div>
  );
}
