import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowListener } from './useWindowListener.ts';

/**
 * Whether the page is being printed. React is made to draw at once: the browser lays the paper out
 * as soon as it has reported that printing begins.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowListener('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowListener('afterprint', () => setPrinting(false));
  return isPrinting;
}
