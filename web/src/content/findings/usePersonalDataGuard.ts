import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { useState } from 'react';
import type { Asking } from '../../core/form/useSaving.ts';
import { findInTime } from './find-in-time.ts';
import type { FindPersonalData } from './find-personal-data.ts';

interface Question {
  readonly findings: readonly Finding[];
  readonly resolve: (mayPublish: boolean) => void;
}

export type PersonalDataGuard = ReturnType<typeof usePersonalDataGuard>;

/** Asks before personal data is made public; `FindingsQuestion` shows the question. */
export function usePersonalDataGuard() {
  const [question, setQuestion] = useState<Question>();
  return {
    /**
     * Looks for personal data before a save and asks where there is any. Gives what goes with the save; rejects
     * with an `AbortError`, as a cancelled save does, where the person goes back to the text.
     */
    check: async (find: FindPersonalData, asking: Asking): Promise<DespiteFindings> => {
      const findings = await findInTime(find);
      if (findings === undefined || findings.length === 0) return {};
      const mayPublish = await asking(
        () => new Promise<boolean>((resolve) => setQuestion({ findings, resolve })),
      );
      if (!mayPublish) throw new DOMException('The person goes back to the text', 'AbortError');
      return { despiteFindings: true };
    },
    /** What is asked about; undefined while nothing is. */
    findings: question?.findings,
    answer: (mayPublish: boolean) => {
      question?.resolve(mayPublish);
      setQuestion(undefined);
    },
  };
}
