import { listFile } from '../core/list/list-file.ts';
import { transactionList } from './transaction.list.ts';
import { transactionInShort } from './transaction.model.ts';

/** The movements of money as a file, which has no names of people and nothing that they wrote. */
export const transactionExport = listFile({ ...transactionList, item: transactionInShort });
