import { keepTogether } from '@grzadka/contract/content/keep-together';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import { nameOf } from '../site-facts.ts';
import { renderBlocks } from './blocks.ts';
import { type BoardTurn, enlargements } from './board-turns.ts';
import { renderDay } from './entry-page.ts';
import { renderDocument, renderStyleLinks, unlisted } from './html-document.ts';
import type { PageContext } from './layout.ts';
import { enlargedClass } from './style.ts';
import { timeOnClock } from './text/day-in-words.ts';

/** For how many seconds a turn stands on the board. */
const secondsEach = 20;

/** How much larger than usual the type is that says there is nothing. */
const [nothingToRead = 1] = enlargements;

/** How the board goes on: after a while to the next turn, and from the last one to the first. */
export function goOn(
  { links }: PageContext,
  { page, hasMore }: { page: number; hasMore: boolean },
) {
  const next = hasMore ? page + 1 : 1;
  return { refresh: `${secondsEach}; url=${links.to(`${sitePaths.noticeBoard}?strona=${next}`)}` };
}

/** Where the board is: which turn stands on it, of how many, and at what time. */
interface BoardState {
  readonly page: number;
  readonly pages: number;
  readonly now: Date;
}

/** A pinned notice, or a part of one, for a screen at the gate: large, and with nothing to press. Undefined: none is pinned. */
export function renderNoticeBoard(
  { facts, links }: PageContext,
  turn: BoardTurn | undefined,
  { page, pages, now }: BoardState,
): string {
  const name = nameOf(facts);
  return renderDocument({
    title: `Tablica ogłoszeń – ${name}`,
    head: html`${unlisted}
${renderStyleLinks(links)}`,
    className: `board ${enlargedClass(turn?.larger ?? nothingToRead)}`,
    body: html`<main>
<p class="note"><span>${name}</span>${pages > 1 ? html` <span>${page} z ${pages}</span>` : ''} <time>${timeOnClock(now)}</time></p>
${
  turn
    ? html`<h1>${keepTogether(turn.notice.title)}</h1>
<p class="day">${renderDay(turn.notice.publicationFromDate)}${renderPart(turn)}</p>
${renderBlocks(turn.blocks, links)}`
    : html`<h1>Tablica ogłoszeń</h1>
<p>Nie ma teraz przypiętych ogłoszeń.</p>`
}
</main>`,
  });
}

function renderPart({ part, parts }: BoardTurn): SafeHtml | string {
  return parts === 1 ? '' : html` · część ${part} z ${parts}`;
}
