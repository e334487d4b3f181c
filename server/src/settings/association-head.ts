import { type Association, associationMeta } from '@grzadka/contract/core/association';
import type { PageHead } from '#src/core/http/page-head.ts';

/** The page says whose program it is from its first byte, so that no screen waits for it. */
export function associationHead({ name, logoUrl }: Association): PageHead {
  return {
    title: name,
    meta: { [associationMeta.name]: name, [associationMeta.logoUrl]: logoUrl },
  };
}
