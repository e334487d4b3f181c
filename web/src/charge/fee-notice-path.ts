/** Where the notice of what a run charges is begun, as a message to the accounts of that run. */
export function feeNoticePath(chargeRunId: string): string {
  const group = JSON.stringify({ kind: 'charge-run', operator: 'include', chargeRunId });
  return `/nowa-wiadomosc?${new URLSearchParams({ kind: 'fee-notice', group })}`;
}
