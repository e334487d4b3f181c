import type { ContentBlock } from '@grzadka/contract/content/content.model';
import { initialHtml } from '@grzadka/contract/content/html-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFormActions } from '../../core/form/form-actions.ts';
import { useNavigate } from '../../core/navigation/place.ts';
import { useDeletion } from '../../core/record/useDeletion.ts';
import { keepBlockPlace } from '../block-place.ts';
import {
  type MoveDirection,
  type OwnerReply,
  useContentOwner,
  withItemMoved,
} from '../content-owner.ts';

/**
 * What can be done with the blocks of an owner from its edit screen; the content is read again after each change, failures
 * are shown.
 */
export function useContentBlocks() {
  const owner = useContentOwner();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { during, report } = useFormActions();
  const { queryKey, name } = owner;
  const reload = () => queryClient.invalidateQueries({ queryKey });

  const mutationKey = ['move block', name];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that they arrive in the order they were made in.
    scope: { id: name },
    mutationFn: ({ itemId, direction }: { itemId: string; direction: MoveDirection }) =>
      owner.moveItem(itemId, direction),
    onMutate: async ({ itemId, direction }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<OwnerReply>(
        queryKey,
        (reply) => reply && withItemMoved(reply, itemId, direction),
      );
    },
    onError: report,
    onSettled: () => {
      // A reload between two moves would show the second one undone for a moment.
      if (queryClient.isMutating({ mutationKey }) === 1) void reload();
    },
  });

  const deletion = useDeletion({
    read: ({ id }: ContentBlock) => owner.getBlock(id),
    remove: ({ id }, options) => owner.deleteBlock(id, options),
    during: (work) =>
      during(async () => {
        try {
          await work();
        } finally {
          await reload();
        }
      }),
    // The form around shows it as it shows its own.
    failures: { show: report },
  });

  return {
    /** Moves a block at once on the screen, and on the server one move after the other. */
    move: useCallback(
      (itemId: string, direction: MoveDirection) => mutate({ itemId, direction }),
      [mutate],
    ),
    /** Adds a text block and opens its editor. */
    addText: () =>
      void during(async () => {
        const { id } = await owner.addText({ html: initialHtml });
        keepBlockPlace(name, id);
        navigate(owner.paths.editText(id));
      }).catch(report),
    deletion,
  };
}
