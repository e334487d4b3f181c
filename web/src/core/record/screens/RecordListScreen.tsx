import { type ComponentProps, useMemo } from 'react';
import { useMay } from '../../access/access.ts';
import { useStartAdding } from '../../list/adding/useStartAdding.ts';
import type { ListLayout, RowAction } from '../../list/rows/list-layout.ts';
import { ListLink } from '../../list/screen/ListLink.tsx';
import { ListScreen } from '../../list/screen/ListScreen.tsx';
import { DeleteIcon, DetailsIcon, EditIcon } from '../../ui/icons.ts';
import { useFailures } from '../../ui/screen/useFailures.ts';
import { uiText } from '../../ui/ui.text.ts';
import { DeletionQuestion } from '../DeletionQuestion.tsx';
import { recordDeletion } from '../record-calls.ts';
import { recordPath } from '../record-path.ts';
import { columnsOf } from '../shown-text.ts';
import { useRecordDeletion } from '../useDeletion.ts';
import {
  type DeletionWords,
  type Identified,
  nameOf,
  type PlainCalls,
  type PlainScreens,
} from './record-screens.ts';

interface RecordListScreenProps extends Pick<ComponentProps<typeof ListScreen>, 'links' | 'below'> {
  of: PlainScreens;
}

/** The records of a kind, each leading to its details; of those that can be deleted, who may changes and deletes them here. */
export function RecordListScreen(props: RecordListScreenProps) {
  const { endpoints, words } = props.of;
  return words.deletion && endpoints.delete ? (
    <ListWithDeletion
      {...props}
      calls={{ ...endpoints, delete: endpoints.delete }}
      words={words.deletion}
    />
  ) : (
    <PlainList {...props} />
  );
}

interface ListWithDeletionProps extends RecordListScreenProps {
  calls: Required<PlainCalls>;
  words: DeletionWords;
}

function ListWithDeletion({ calls, words, ...list }: ListWithDeletionProps) {
  const failures = useFailures('alert');
  const deletion = useRecordDeletion({
    ...recordDeletion(list.of.record, calls),
    deletedText: (item: Identified) => words.deleted(nameOf(list.of.record, item)),
    failures,
  });
  const { ask } = deletion;
  const deleting = useMemo(
    () => ({ label: words.delete, icon: DeleteIcon, onSelect: ask }),
    [words, ask],
  );
  return (
    <>
      <PlainList
        {...list}
        deleting={deleting}
        error={failures.error}
        onCloseError={failures.clear}
      />
      <DeletionQuestion
        deletion={deletion}
        title={words.deleteTitle}
        question={(item) => words.deleteQuestion(nameOf(list.of.record, item))}
      />
    </>
  );
}

interface PlainListProps
  extends RecordListScreenProps,
    Pick<ComponentProps<typeof ListScreen>, 'error' | 'onCloseError'> {
  deleting?: RowAction<Identified>;
}

function PlainList({ of, deleting, ...screen }: PlainListProps) {
  const { record, at, endpoints, source, words, above, importedAt } = of;
  const mayWrite = useMay(record.permissions.write);
  const add = useStartAdding(words.create, at.create);
  const layout = useMemo((): ListLayout<Identified> => {
    const { details, edit } = at;
    const show = {
      icon: DetailsIcon,
      ...words.show,
      to: ({ id }: Identified) => recordPath(details, id),
    };
    const change = {
      label: uiText.edit,
      icon: EditIcon,
      to: ({ id }: Identified) => recordPath(edit, id),
    };
    return {
      rowName: (row) => nameOf(record, row),
      columns: columnsOf(endpoints.list.list),
      // Where what there is to see is what may be changed, one way leads to both.
      actions:
        mayWrite && deleting ? [show, ...(details === edit ? [] : [change]), deleting] : [show],
    };
  }, [record, at, endpoints, words, mayWrite, deleting]);
  return (
    <ListScreen
      {...screen}
      title={words.list}
      {...(above !== undefined && { back: above })}
      source={source}
      layout={layout}
      add={mayWrite ? add : undefined}
      firstSteps={
        mayWrite &&
        importedAt !== undefined && <ListLink to={importedAt} label={uiText.importFile} />
      }
    />
  );
}
