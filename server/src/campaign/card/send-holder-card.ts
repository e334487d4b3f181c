import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRow } from '#src/core/database/read-row.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { sendPaper } from '#src/core/paper/send-paper.ts';
import { lackedOn } from '#src/settings/paper-lacks.ts';
import { type HolderCard, holderCardPaper } from './write-holder-card.ts';

/** Where one signs in, below the program's address. */
const signInPath = '/logowanie';

interface CardCall {
  readonly params: { readonly id: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers with the card that says to holders how they report a reading in a round, until when, and where they sign in. 404 without the
 * round, 409 where it takes no reports, or nobody has stated the address at which the program is opened.
 */
export async function sendHolderCard(
  context: Pick<AppContext, 'db' | 'config'>,
  { params, ...call }: CardCall,
): Promise<FastifyReply> {
  const card = await readHolderCard(context, params.id);
  return sendPaper(call, {
    fileName: 'kartka-dla-dzialkowcow',
    lacks: lackedOn(card, 'list'),
    parts: printPaper({ ...holderCardPaper(card), letters: [card] }),
  });
}

async function readHolderCard(
  { db, config: { publicUrl } }: Pick<AppContext, 'db' | 'config'>,
  campaignId: string,
): Promise<HolderCard> {
  const { types, selfReport, selfReportThru, readThru, photoRequired } = await readRow(
    db,
    'campaign',
    campaignId,
  );
  if (!selfReport) throw conflict(campaignRefusals.noReports);
  if (publicUrl === null) throw conflict(campaignRefusals.publicUrlMissing);
  const { reportsNeedPhoto, ...association } = await db
    .selectFrom('settings')
    .select(['name', 'phone', 'email', 'reportsNeedPhoto'])
    .executeTakeFirstOrThrow();
  return {
    ...association,
    types,
    until: selfReportThru ?? readThru,
    needsPhoto: photoRequired || reportsNeedPhoto,
    programAddress: publicUrl,
    signInAddress: `${publicUrl}${signInPath}`,
  };
}
