import type { CampaignCreate, CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { IdsChoice, labelsOf } from '../../core/form/fields/IdsField.tsx';
import { Combobox } from '../../core/ui/fields/Combobox.tsx';
import { inLetters } from '../../meter/sheet/find-line.ts';
import { readersQuery } from '../campaign.queries.ts';
import { campaignText } from '../campaign.text.ts';
import { useSectorOptions } from './ChoiceFields.tsx';

type Readers = CampaignCreate['readers'];

interface ReadersFieldProps {
  /** The readers of the round that is changed: their logins may be enabled no more. */
  own: CampaignDetails['readers'];
}

/** Who walks in a round, chosen among the logins, each with the sectors to walk through; none for all of them. */
export function ReadersField({ own }: ReadersFieldProps) {
  const { field, fieldState } = useController<Record<string, Readers>>({ name: 'readers' });
  const readers = field.value;
  const sectors = useSectorOptions();
  const { data, isPending } = useQuery(readersQuery);
  const [text, setText] = useState('');
  const names = useMemo(
    () =>
      new Map([
        ...own.map(({ userLoginId, name }) => [userLoginId, name] as const),
        ...(data?.items ?? []).map(({ id, name }) => [id, name] as const),
      ]),
    [own, data],
  );
  const wordsOf = useCallback(
    (value: unknown) =>
      (value as Readers)
        .map(({ userLoginId, sectorIds }) =>
          campaignText.readerSectors(
            names.get(userLoginId) ?? '',
            sectorIds.length === 0 ? [] : [labelsOf(sectors, sectorIds)],
          ),
        )
        .join(', '),
    [names, sectors],
  );
  useFieldDescription('readers', campaignText.readers, wordsOf);
  const sought = inLetters(text);
  const found = (data?.items ?? []).filter(
    ({ name, isEnabled }) => isEnabled && inLetters(name).includes(sought),
  );
  const setSectors = (changed: string, sectorIds: string[]) =>
    field.onChange(
      readers.map((reader) => (reader.userLoginId === changed ? { ...reader, sectorIds } : reader)),
    );
  return (
    <>
      <Combobox
        isMultiple
        name="readers"
        label={campaignText.readers}
        inputRef={field.ref}
        isWrong={fieldState.invalid}
        helper={fieldState.error?.message ?? campaignText.readersHint}
        options={found.map(option)}
        isLoading={isPending}
        loadingText={campaignText.readersLoading}
        emptyText={campaignText.noSuchReader}
        chosen={readers.map(({ userLoginId: id }) => option({ id, name: names.get(id) ?? '' }))}
        onChoose={(chosen) =>
          field.onChange(
            chosen.map(
              ({ id }) =>
                readers.find(({ userLoginId }) => userLoginId === id) ?? {
                  userLoginId: id,
                  sectorIds: [],
                },
            ),
          )
        }
        text={text}
        onText={setText}
        keepsText={false}
        onBlur={field.onBlur}
      />
      {sectors.length > 1 &&
        readers.map(({ userLoginId, sectorIds }) => (
          <IdsChoice
            key={userLoginId}
            name={`sectors of ${userLoginId}`}
            label={campaignText.sectorsOf(names.get(userLoginId) ?? '')}
            note={sectorIds.length === 0 ? campaignText.allSectorsOf : undefined}
            options={sectors}
            ids={sectorIds}
            onChange={(ids) => setSectors(userLoginId, ids)}
          />
        ))}
    </>
  );
}

/** A login as the field offers it. */
function option({ id, name }: { id: string; name: string }) {
  return { id, name, note: '' };
}
