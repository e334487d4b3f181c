import { useEffect, useState } from 'react';
import { mayKeepShell } from '../../../core/offline/kept-shell.ts';
import { Button } from '../../../core/ui/elements/Button.tsx';
import { Notice } from '../../../core/ui/elements/Notice.tsx';
import { walkText } from '../walk.text.ts';

/**
 * What is to be known before somebody walks where there is no network: that this page does not open there, or that the phone may
 * make room by deleting what it keeps, unless it is asked not to.
 */
export function WalkNotices() {
  const { isAsked, isRefused, allow, close } = usePersistence();
  if (!mayKeepShell()) {
    return (
      <Notice tone="warning" role="note">
        {walkText.keepTabOpen}
      </Notice>
    );
  }
  if (isRefused) {
    return (
      <Notice tone="info" onClose={close}>
        {walkText.notAllowed}
      </Notice>
    );
  }
  if (!isAsked) return null;
  return (
    <Notice
      tone="info"
      role="note"
      action={
        <Button isPlain look="outlined" size="large" onClick={() => void allow()}>
          {walkText.allow}
        </Button>
      }
      onClose={close}
    >
      {walkText.persist}
    </Notice>
  );
}

/** Whether the browser is to be asked to keep what this program wrote for good, and what it said. */
function usePersistence() {
  const [state, setState] = useState<'unknown' | 'to-ask' | 'refused' | 'settled'>('unknown');
  useEffect(() => {
    let isThere = true;
    const ask = async () => {
      const isKept = await isPersisted();
      if (isThere) setState(isKept ? 'settled' : 'to-ask');
    };
    void ask();
    return () => {
      isThere = false;
    };
  }, []);
  return {
    isAsked: state === 'to-ask',
    isRefused: state === 'refused',
    allow: async () => setState((await persist()) ? 'settled' : 'refused'),
    close: () => setState('settled'),
  };
}

/** Whether nothing is to be asked: it is kept for good already, or the browser cannot do so. */
async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return true;
  }
}

async function persist(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
