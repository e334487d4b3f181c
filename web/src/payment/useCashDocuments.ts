import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import type { PostedDocument } from '@grzadka/contract/payment/payment.model';
import { useState } from 'react';
import { pageMemory } from '../core/page-memory.ts';
import { usePaperPrint } from '../core/paper/usePaperPrint.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { paymentArea } from './payment.queries.ts';

/** A document of cash that was just made, and what is said of it. */
export interface MadeDocument extends PostedDocument {
  readonly told: string;
  readonly cashBoxId: string;
}

/** The cash box that was used last, for who has several: the next payment is most likely for the same. */
const lastCashBox = pageMemory<string>();

/**
 * Documents of cash made one after another: each is printed at once, and gives way to an empty form for the next
 * (docs/product/payments.md#receive).
 */
export function useCashDocuments() {
  const [last, setLast] = useState<MadeDocument>();
  const [order, setOrder] = useState(0);
  const { print, isPrinting } = usePaperPrint(paymentEndpoints.receipt);
  const tellChanged = useRecordChanged(paymentArea);
  const printLast = (id: string) => void print({ params: { id } });
  const made = (document: MadeDocument) => {
    lastCashBox.set(paymentArea, document.cashBoxId);
    tellChanged();
    setLast(document);
    setOrder((before) => before + 1);
    printLast(document.id);
  };
  return { order, last, made, printLast, isPrinting, usedCashBox: lastCashBox.get(paymentArea) };
}

export type CashDocuments = ReturnType<typeof useCashDocuments>;
