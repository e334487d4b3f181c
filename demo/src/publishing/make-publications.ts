import type { Faker } from '@faker-js/faker';
import type { PageId } from '@grzadka/contract/page/page.model';
import type { DocumentBody } from './document.ts';
import type { DemoBlock } from './entry.ts';
import { drawScene } from './scenes/scenes.ts';
import { firstDay, makeSchedule, type Plan, type Schedule } from './schedule.ts';
import { documentsOfOffice } from './texts/documents-of-office.ts';
import { documentsToUse } from './texts/documents-to-use.ts';
import { newsAhead } from './texts/news-ahead.ts';
import { newsOfAutumn } from './texts/news-of-autumn.ts';
import { newsOfSpring } from './texts/news-of-spring.ts';
import { newsOfSummer } from './texts/news-of-summer.ts';
import { newsOfWinter } from './texts/news-of-winter.ts';
import { notices } from './texts/notices.ts';
import { pageVersions } from './texts/page-versions.ts';

/** A content block with its picture drawn, as SVG. */
export type MadeBlock = { readonly html: string } | { readonly svg: string; readonly alt: string };

/** What all that has content has in common. */
export interface Made {
  readonly blocks: readonly MadeBlock[];
  readonly schedule: Schedule;
}

interface MadeEntry extends Made {
  readonly title: string;
}

interface MadeVersion extends Made {
  readonly pageId: PageId;
}

/** A document with what it holds: text, or a picture as SVG. */
export interface MadeDocument {
  readonly name: string;
  readonly fileName: string;
  readonly body: Exclude<DocumentBody, { kind: 'picture' }> | { kind: 'picture'; svg: string };
  readonly schedule: Schedule;
}

/** All that the demo publishes, in no database yet. */
export interface Publications {
  readonly news: readonly MadeEntry[];
  readonly notices: readonly MadeEntry[];
  readonly pageVersions: readonly MadeVersion[];
  readonly documents: readonly MadeDocument[];
}

interface Needs {
  readonly today: Temporal.PlainDate;
  /** Names of those who may sit on the board. */
  readonly people: readonly string[];
}

const allNews = [...newsOfSpring, ...newsOfSummer, ...newsOfAutumn, ...newsOfWinter, ...newsAhead];
const allDocuments = [...documentsOfOffice, ...documentsToUse];
const midnight = new Temporal.PlainTime();

/** News, notices, pages and documents of the last two years, and what is still to come. */
export function makePublications(random: Faker, { today, people }: Needs): Publications {
  const dayOf = (plan: Plan) => firstDay(plan, today) ?? today;
  const makeEntry = (entry: (typeof allNews)[number]): MadeEntry => {
    const { title, blocks } = entry.write(dayOf(entry));
    return {
      title,
      blocks: draw(random, blocks),
      schedule: makeSchedule(random, entry, { today }),
    };
  };
  const versions = pageVersions(people);
  return {
    news: allNews.map(makeEntry),
    notices: notices.map(makeEntry),
    pageVersions: (['oplaty', 'wladze', 'kontakt'] as const).flatMap((pageId) =>
      versions[pageId].map((version) => ({
        pageId,
        blocks: draw(random, version.write(dayOf(version))),
        // One takes effect the moment another ends.
        schedule: makeSchedule(random, version, { today, time: midnight }),
      })),
    ),
    documents: allDocuments.map((document) => {
      const { body, ...content } = document.write(dayOf(document));
      const schedule = makeSchedule(random, document, { today });
      return { ...content, body: drawBody(random, body), schedule };
    }),
  };
}

function draw(random: Faker, blocks: readonly DemoBlock[]): MadeBlock[] {
  return blocks.map((block) =>
    typeof block === 'string'
      ? { html: block }
      : { svg: drawScene(random, block.scene), alt: block.alt },
  );
}

function drawBody(random: Faker, body: DocumentBody): MadeDocument['body'] {
  return body.kind === 'picture' ? { kind: 'picture', svg: drawScene(random, body.scene) } : body;
}
