import { settingsFieldLabels } from '@grzadka/contract/settings/settings.model';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import type { SiteFacts } from './site-facts.ts';

const statementPaths = {
  privacyStatement: sitePaths.privacy,
  accessibilityStatement: sitePaths.accessibility,
} as const;

/** A text of the settings that is a page of its own, as long as there is one. */
export interface Statement {
  readonly title: string;
  readonly path: string;
  /** As it was typed: docs/product/site.md#statements. */
  readonly text: string;
}

/** The paths at which there may be a statement. */
export const pathsOfStatements: readonly string[] = Object.values(statementPaths);

/** The statements that have been written. */
export function statementsOf(facts: SiteFacts): Statement[] {
  return (Object.keys(statementPaths) as (keyof typeof statementPaths)[]).flatMap((setting) => {
    const text = facts[setting];
    return text === null
      ? []
      : [{ title: settingsFieldLabels[setting], path: statementPaths[setting], text }];
  });
}
