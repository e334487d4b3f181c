import type { Rolldown } from 'vite';

/** What the screens of an area, or of some of them, have in common: the last of the groups in `chunks.ts`. */
export const areaChunks: readonly Rolldown.CodeSplittingGroup[] = [
  {
    // A garden, with what it shows of the charges, without the words and calls of their area.
    name: 'garden',
    test: anyOf(
      '(web|contract)/src/charge/garden/[Cc]harged-?[Aa]reas?\\.?\\w*',
      '(web|contract)/src/garden/[\\w-]+\\.(model|list|record|endpoints|text|queries|screens)',
    ),
  },
  // A record that is found while one types.
  { name: 'record-field', test: anyOf('web/src/core/form/fields/RecordField') },
  // An account's calls and words: with the money they would come to screens that have none.
  {
    name: 'settlement',
    test: anyOf(
      'contract/src/settlement/settlement.(model|list|endpoints)',
      'web/src/settlement/settlement.(queries|text)',
    ),
  },
  {
    // A year at a glance, on the hubs of money: its words and figures with the chart.
    name: 'year',
    test: anyOf(
      'contract/src/report/(year-figures|annual-report.model|report.endpoints)',
      'web/src/report/(YearChart|year-facts|report.(text|queries))',
    ),
  },
  {
    // What the screens of money share, and what prints its documents.
    name: 'money',
    test: anyOf(
      '(web|contract)/src/(payment|cash-box|bank/accounts|transaction)/[\\w-]+\\.(model|options|record|list|endpoints|text|queries)',
      // The names of records to choose from.
      'web/src/core/record/options-query',
      'contract/src/core/call/options-endpoint',
      'web/src/(payment/receive|cash-box/report)-path',
      'contract/src/core/money/sent-amount',
      'web/src/core/(paper/(print-file|usePaperPrint|PrintButton|paper.text)|api/download)',
    ),
  },
  {
    // What was posted on an account, on its own screen and in the details of a plot: apart, each would be a file.
    name: 'account',
    test: anyOf(
      'web/src/certificate/CertificateButton',
      'web/src/fees/(account.text|all-standings|AccountAction|PostedEntries|CashReceipt)',
      'web/src/ledger/(ledger.queries|DocumentNumber|RunningList)',
      'web/src/write-off/(write-off.text|WriteOffReversal)',
      'contract/src/(ledger/(ledger|open-list)|statement/statement).endpoints',
    ),
  },
  {
    // An amount, and what documents of cash ask besides.
    name: 'money-field',
    test: anyOf(
      'web/src/core/form/fields/MoneyField',
      'web/src/(cash-box/CashBox|payment/Category)Field',
    ),
  },
  // What messages ask of parties as well, and with it what the screens of parties share.
  {
    name: 'party',
    test: anyOf(
      'contract/src/party/(address|email|party-reply)',
      '(web|contract)/src/party/[\\w-]+\\.(model|list|record|endpoints|text|queries|layout)',
      'web/src/party/PartyDeletion',
    ),
  },
  { name: 'uuid', test: /node_modules\/uuid\// },
  {
    // What is typed and not yet saved, on a walk and on other screens.
    name: 'outbox',
    test: anyOf(
      'web/src/core/outbox/(OutboxStatus|outbox.text|useOutbox|outbox|attempt|one-sender|other-tabs|outbox-view|kept-entries)',
    ),
  },
  {
    // Whether a value can be right, where one is typed and where one is looked at, and what charts reckon with as well.
    name: 'verdict',
    test: anyOf(
      'contract/src/meter/verdict/verdict',
      'contract/src/meter/(consumption/chain-points|verdict/unknown-installation)',
      'web/src/meter/verdict/(judge-typed|verdict.text|FindingNotes)',
    ),
  },
  // What the states of a round are called, on the walk and in the lists of the staff.
  { name: 'round', test: anyOf('contract/src/campaign/campaign.labels') },
  {
    // What a device keeps and sends of a walk, without the lists of rounds: it is opened on a phone without a network.
    name: 'walk',
    test: anyOf(
      'web/src/campaign/walk/(walk.text|kept/[\\w-]+|outbox/(entry-text|outcomes|walk-entry|walk-outbox))',
      'contract/src/(campaign/walk/[\\w-]+(.model|.endpoints)?|submission/sent-photo.endpoints)',
    ),
  },
  {
    // The meters, before the areas that read them, which would take their models along.
    name: 'meter',
    test: anyOf(
      '(web|contract)/src/meter/[\\w-]+\\.(model|list|endpoints|text|queries|layout|screens)',
      'contract/src/meter/(measurement|unchecked|verdict|installation|consumption)/[\\w-]+\\.(model|list|endpoints)',
      // What stands on a link of their list, and what is asked before a value is judged.
      'web/src/meter/(UncheckedCount|verdict/verdict.queries)',
    ),
  },
  {
    // Who holds a garden, in its details and in those of a party, and what folds there on a phone.
    name: 'assignment',
    test: anyOf(
      'web/src/garden/(GardenDetailsScreen|GardenMeters|PlotBasis)',
      'web/src/(core/ui/(FoldOnPhone|ShortFacts)|meter/MeterRows)',
      'web/src/assignment/Assignment(sOf|List)',
      '(web|contract)/src/assignment/assignment\\.(endpoints|text|record)',
      // To whom its holders want to transfer it.
      'web/src/core/record/ItemsSection',
      'web/src/transfer-application/TransfersOfGarden',
      '(web|contract)/src/transfer-application/transfer-application\\.\\w+',
    ),
  },
  {
    name: 'meter-list',
    test: anyOf('web/src/(meter/MeterList(Screen|Links)|campaign/OpenRounds)'),
  },
  {
    // The words, schemas and calls of an area, which its screens share; in a bank each room has screens of its own.
    name: (id: string) => /\/src\/(?:bank\/)?([\w-]+)\//.exec(id)?.[1],
    debugName: 'area',
    // The audit names the fields of all areas: its chunk would take their models along into every list.
    test: anyOf(
      '(web|contract)/src/(?!audit/)[\\w-]+/[\\w-]+\\.(model|list|endpoints|text|queries|kind|layout|screens)',
      // What is small and comes with the area's list at any rate.
      'web/src/(document/Document|page/PageVersion)ListScreen',
      'web/src/(campaign/OpenRoundLinks|submission/SubmissionCount)',
      // What the lists of several areas lead to.
      'web/src/import/ImportListLink',
      '(web|contract)/src/bank/\\w+/[\\w-]+\\.(model|list|endpoints|text|queries|screens)',
      // How a year stands: on the hub, and at a glance on the start page.
      '(web|contract)/src/charge/(hub|year)/fee(s-hub|-year)\\.(model|endpoints|text)',
    ),
  },
  {
    // The readings of a meter, in its details and where the next one is typed.
    name: 'history',
    test: anyOf('web/src/meter/history/(MeasurementHistory|measurement.queries)'),
  },
  {
    name: 'meter-details',
    test: anyOf(
      'web/src/meter/(details/MeterDetailsScreen|consumption/consumption.(text|queries)|installation/installation.text)',
    ),
  },
  {
    name: 'reading-outbox',
    test: anyOf(
      'web/src/core/outbox/single-outbox',
      'web/src/meter/outbox/(ReadingOutbox|reading-outbox|reading-outbox.text|mended-reading)',
    ),
  },
];

/** Modules by their places, without the endings of their names. */
export function anyOf(...places: string[]): RegExp {
  return new RegExp(`/(${places.join('|')})\\.(tsx?|m?js)$`);
}
