import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { measuredScreens } from '../../scripts/web-code/screen-code.ts';
import { copyOf } from '../database/copies.ts';
import { startProgram } from '../processes/program.ts';
import { signIn } from '../processes/sign-in.ts';

/** The screens that are opened in a browser, one of each kind: those whose parts the build lists. */
export type MeasuredScreen = 'signIn' | 'gardens' | 'details' | 'edit' | 'meters' | 'editor';

/** The built application at work, with records to show and somebody signed in. */
export interface Site extends AsyncDisposable {
  readonly origin: string;
  /** The Cookie header of who is signed in. */
  readonly cookie: string;
  readonly screens: Readonly<Record<MeasuredScreen, ScreenAddress>>;
}

/** Where a screen is found. */
export interface ScreenAddress {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
}

/** Starts the program on a copy of a town's data; disposing of it ends the program. */
export async function openSite(): Promise<Site> {
  const urls = await copyOf('town');
  const screens = await findScreens(urls);
  const { cookie } = await signIn(urls);
  const { origin, [Symbol.asyncDispose]: end } = await startProgram(urls);
  return { origin, cookie, screens, [Symbol.asyncDispose]: end };
}

async function findScreens({ ownerUrl }: DatabaseUrls): Promise<Site['screens']> {
  const database = openDatabase(ownerUrl, { max: 1 });
  try {
    const garden = await database.db
      .selectFrom('garden')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const text = await database.db
      .selectFrom('news')
      .innerJoin('contentBlock', 'contentBlock.contentId', 'news.contentId')
      .where('blockType', '=', 'HtmlText')
      .select(['news.id', 'contentBlock.id as blockId'])
      .orderBy('news.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const details = `/szczegoly-dzialki/${garden.id}`;
    const news = `/aktualnosci/edytuj-wpis-aktualnosci/${text.id}`;
    return {
      signIn: { name: measuredScreens.signIn.name, path: '/logowanie', isSignedIn: false },
      gardens: signedIn(measuredScreens.gardens, '/dzialki'),
      details: signedIn(measuredScreens.details, details),
      edit: signedIn(measuredScreens.edit, `${details}/edycja-dzialki`),
      meters: signedIn(measuredScreens.meters, '/liczniki'),
      editor: signedIn(measuredScreens.editor, `${news}/edytuj-text-html/${text.blockId}`),
    };
  } finally {
    await closeDatabase(database);
  }
}

function signedIn({ name }: { name: string }, path: string): ScreenAddress {
  return { name, path, isSignedIn: true };
}
