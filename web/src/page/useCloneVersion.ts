import { pageEndpoints } from '@grzadka/contract/page/page.endpoints';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { pageVersionSource } from './page.queries.ts';
import { pageText } from './page.text.ts';

/** The way to clone a version: the list starts again at offset 0, where the clone stands. */
export function useCloneVersion(pageId: string) {
  const notify = useNotify();
  const resetList = useResetList(pageVersionSource(pageId));
  const { isPending, mutate } = useMutation({
    mutationFn: ({ id: pageVersionId }: { id: string }) =>
      call(pageEndpoints.cloneVersion, { body: { pageId, pageVersionId } }),
    onSuccess: ({ id }) => {
      resetList({ focusRowId: id });
      notify.success(pageText.cloned);
    },
    onError: (error) => notify.error(errorText(error)),
  });
  return { isCloning: isPending, clone: mutate };
}
