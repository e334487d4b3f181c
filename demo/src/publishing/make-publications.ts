import type { Faker } from '@faker-js/faker';
import type { PageId } from '@grzadka/contract/page/page.model';
import { blocksOf } from './blocks.ts';
import { type DocumentBody, documentBody } from './document.ts';
import {
  type DocumentFront,
  documentFront,
  type EntryFront,
  entryFront,
  type PageFront,
  pageFront,
} from './front-matter.ts';
import { readTexts, type Text } from './read-texts.ts';
import { drawScene } from './scenes/scenes.ts';
import { firstDay, makeSchedule, type Plan, type Schedule } from './schedule.ts';
import { fillIn } from './template.ts';

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

const midnight = new Temporal.PlainTime();

/** News, notices, pages and documents of the last two years, and what is still to come. */
export async function makePublications(
  random: Faker,
  { today, people }: Needs,
): Promise<Publications> {
  const dayOf = (plan: Plan) => firstDay(plan, today) ?? today;
  const makeEntry = ({ front, body }: Text<EntryFront>): MadeEntry => {
    const day = dayOf(front);
    return {
      title: fillIn(front.title, day),
      blocks: draw(random, fillIn(body, day)),
      schedule: makeSchedule(random, front, { today }),
    };
  };
  const makeVersions = ({ front: { pageId, versions }, body }: Text<PageFront>): MadeVersion[] =>
    versions.map((version) => ({
      pageId,
      blocks: draw(random, fillIn(body, dayOf(version), { people, ...version.with })),
      // One takes effect the moment another ends.
      schedule: makeSchedule(random, version, { today, time: midnight }),
    }));
  const makeDocument = ({ front, body }: Text<DocumentFront>): MadeDocument => {
    const day = dayOf(front);
    return {
      name: fillIn(front.name, day),
      fileName: fillIn(front.fileName, day),
      body: drawBody(random, documentBody(fillIn(body, day))),
      schedule: makeSchedule(random, front, { today }),
    };
  };
  return {
    news: (await readTexts('news', entryFront)).map(makeEntry),
    notices: (await readTexts('notices', entryFront)).map(makeEntry),
    pageVersions: (await readTexts('pages', pageFront)).flatMap(makeVersions),
    documents: (await readTexts('documents', documentFront)).map(makeDocument),
  };
}

function draw(random: Faker, markdown: string): MadeBlock[] {
  return blocksOf(markdown).map((block) =>
    typeof block === 'string'
      ? { html: block }
      : { svg: drawScene(random, block.scene), alt: block.alt },
  );
}

function drawBody(random: Faker, body: DocumentBody): MadeDocument['body'] {
  return body.kind === 'picture' ? { kind: 'picture', svg: drawScene(random, body.scene) } : body;
}
