import type { Settings, SettingsUpdate } from '@grzadka/contract/settings/settings.model';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { excerptOf } from '@grzadka/contract/site/findings/found-text';
import { gapsIn } from '@grzadka/contract/site/findings/gaps';

const statements = ['privacyStatement', 'accessibilityStatement'] as const;

/**
 * What the statements leave to be filled in that a save makes public: those that it changes, and both where it switches the
 * site on (docs/product/site.md#gaps).
 */
export function gapsOfSave(before: Settings | undefined, save: SettingsUpdate): Finding[] {
  const after = { ...before, ...save };
  if (!after.publicSite) return [];
  const published = statements.filter(
    (name) => before?.publicSite !== true || after[name] !== before[name],
  );
  const excerpts = published.flatMap((name) => {
    const text = after[name] ?? '';
    return gapsIn(text).map((gap) => excerptOf(text, gap));
  });
  return [...new Set(excerpts)].map((excerpt) => ({ kind: 'gap', place: null, excerpt }));
}
