import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { erasureKey } from './erasure.queries.ts';
import { erasureText as text } from './erasure.text.ts';

interface HoldButtonProps {
  partyId: string;
  /** Whether nothing of the party may be erased now. */
  isHeld: boolean;
  /** Where its words begin where those above it do. */
  flush?: 'always' | 'on-phone';
  /** Whom it is about, for people who do not see what it stands beside. */
  about?: string;
}

/** Sets the hold of a court on what is kept of a party, or lifts it. */
export function HoldButton({ partyId, isHeld, flush = 'on-phone', about }: HoldButtonProps) {
  const queryClient = useQueryClient();
  const words = isHeld ? text.liftHold : text.setHold;
  const changing = useMutation({
    mutationFn: () => call(personalDataEndpoints.hold, { body: { partyId, isHeld: !isHeld } }),
    onSuccess: () => notify.success(isHeld ? text.holdLifted : text.holdSet),
    onError: (error) => notify.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: erasureKey }),
  });
  return (
    <Button
      flush={flush}
      aria-label={about && `${words}: ${about}`}
      aria-disabled={changing.isPending}
      onClick={() => !changing.isPending && changing.mutate()}
    >
      {words}
    </Button>
  );
}
