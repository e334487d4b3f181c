import type { Rolldown } from 'vite';

/**
 * What screens have in common, in few chunks: from what every screen runs, through what a kind of screen runs, to
 * the words and calls of an area. A group takes its modules and what these import, but for what one above it has.
 * What stands in none comes with its screen; a part that is closed at first has a chunk of its own (`latePart`).
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Changes with React alone: it stays in the browser's cache over updates. The store's hook is what charts and the editor
  // share: in the chunk of the one it would bring that to the other.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
  },
  {
    // Whatever is on the screen; with it what the login screen shares with others.
    name: 'start',
    test: anyOf(
      'web/src/(main|app/after-start|session/(return-address|useSessionActions)|core/(association|ui/(elements/IconButton|fields/TextBox|RevealButton|icon|ui.text|hooks/useWindowListener|toasts/(useRefusedKeys|notify|ToastPlace))))',
      'contract/src/core/(fields|messages|rules-over-fields|call/(endpoint|area-calls))',
    ),
  },
  { name: 'sign-in', test: anyOf('web/src/session/(SignedOut|SignInForm|end-reason.text)') },
  {
    // Whoever is signed in, with what the screens of holders and of the staff are both made of.
    name: 'frame',
    test: anyOf(
      'web/src/app/SignedIn',
      'web/src/core/(api/call-query|ui/screen/ReturningLink)',
      // The program's own questions and messages, on any screen.
      'web/src/core/ui/(ConfirmDialog|screen/WaitingCover|overlays/(Dialog|Modal))',
      'web/src/core/ui/(icons|format|typing-pause|hooks/(useLastKnown|useNow)|fields/HelperText|elements/(Stack|Unseen|PlainList|Notice|Tag)|screen/(ScreenColumn|LoadFailure|TextLink|ErrorBanner))',
      'web/src/core/ui/(Section|FactList|UnbrokenText|loading/SectionWaiting)',
      'es-toolkit/dist/string/\\w+',
      'contract/src/core/(number/(amount|decimal|format-decimal)|time/(day|time-zone|calendar-steps|in-figures)|money/grosze|export/(pdf-reply|export-format)|list/page-fields|upload)',
      'contract/src/meter/(meter.labels|meter.model|measurement/measurement)',
    ),
  },
  // What holders are shown as well: of meters and readings, of accounts, and papers about them.
  {
    name: 'readings',
    test: anyOf(
      'contract/src/meter/(measurement/(finding|measurement-form|measurement.model|reversal.model)|consumption/consumption.model)',
      'contract/src/submission/(submission.(model|labels|refusals)|photo-rules|photo-reply)',
      'web/src/meter/meter.text',
    ),
  },
  {
    name: 'accounts',
    test: anyOf(
      'contract/src/(charge/charge.model|ledger/(ledger|open-list).model|settlement/settlement.model)',
      'web/src/(fees/(Standing|standing.text)|ledger/(ledger|open-list).text|core/ui/money/AmountLines)',
      'web/src/core/(paper/(PaperButton|paper.text|lacks.text|useTellLacks)|api/download)',
    ),
  },
  {
    // The staff: the addresses of all areas, and what their lists, details and forms are made of alike; apart, each would be a file more
    // for all of them.
    name: 'staff',
    test: anyOf(
      'web/src/app/areas',
      'web/src/import/import-path',
      'web/src/core/(new-message-path|list/screen/ListLink)',
      'web/src/core/record/(record-calls|record-path|useRecordChanged|useDeletion|useListBulk|DeletionQuestion)',
      'web/src/core/ui/(hooks/useIsRoomy|CardRow|Tile|screen/useFailures)',
      'web/src/core/publication/(publication.text|period-columns)',
      'es-toolkit/dist/(function|math)/\\w+',
      'contract/src/(meter/legalisation|tariff/rated-year)',
      'web/src/core/record/(HistoryButton|history-path|shown-text|screens/(RecordDetailsScreen|record-screens))',
      'contract/src/core/(number/whole-number|time/year-of-address|record/shown-fields)',
      'contract/src/sector/sector(.model|.options|-filter|.endpoints)',
      'web/src/(sector/sector.queries|garden/(plot-text|garden.paths)|transfer-application/transfer-path|deadline/DeadlineStrip)',
      // What does not let a typed text be lost, and what the dialogs it opens share with choices.
      'web/src/core/form/(useLeaveGuard|LeaveQuestion|useSaving|stale/stale.text)',
      'contract/src/core/(call/(list-endpoint|record-endpoints)|list/list-filters|record/(record|record-fields)|publication/(publication|publication-list))',
    ),
  },
  // What reads rows of a list, which the details of a meter and the form of a reading have as well.
  {
    name: 'rows',
    test: anyOf(
      'contract/src/core/list/list-settings',
      'web/src/core/list/(address/useListVisit|loading/useListRows|export/ExportButton)',
      'web/src/core/ui/fit/\\w+',
    ),
  },
  // What leads lists to the import, apart from the screens that it leads to.
  { name: 'import-link', test: anyOf('web/src/import/(ImportListLink|import.text)') },
  {
    name: 'list',
    test: anyOf(
      'web/src/core/list/(screen/(?!ListLink|EmptyList)|loading/|adding/|filter/ListChips)\\w*',
    ),
  },
  {
    // Mutations beside: alone they would be a file more where rows are moved.
    name: 'ordered',
    test: anyOf('web/src/core/ordered/\\w+', '@tanstack/react-query/build/modern/useMutation'),
  },
  {
    name: 'choice',
    test: anyOf('web/src/core/ui/fields/(Radio|Checkbox|Choice|ChoiceField)'),
  },
  {
    name: 'form',
    test: anyOf(
      'web/src/core/form/(FormScreen|fields/(TextField|SelectField))',
      'web/src/core/record/(useRecordForm|screens/(EditRecordScreen|NewRecordScreen))',
    ),
  },
  // What opens at a button or a field.
  {
    name: 'menu',
    test: anyOf(
      'web/src/core/ui/(overlays/(Menu|Popover|useAnchored|useTopLayer)|fields/SelectList)',
    ),
  },
  {
    // What calendars and charts are both made of: the theme, and what makes styles of it.
    name: 'mui',
    test: /\/(@mui\/(system|utils|private-theming|styled-engine|x-internals|material\/(styles|utils|colors|zero-styled|DefaultPropsProvider))|@emotion|@base-ui\/utils|stylis|hoist-non-react-statics|@babel\/runtime|clsx)\//,
  },
  // The fields alone; what opens at them has a file of its own.
  {
    name: 'dates',
    test: anyOf('web/src/core/(ui/dates/(Day|DateTime)Field|form/fields/(Day|DateTime)Field)'),
  },
  { name: 'calendar', test: anyOf('web/src/core/ui/dates/calendars') },
  {
    name: 'content',
    test: anyOf(
      // The result of a check comes with the one dialog that shows it, and what a sheet of paper needs with that.
      'contract/src/content/(?![\\w-]+\\.check|keep-together|named-address)[\\w.-]+',
      'contract/src/core/publication/publication-state',
      // What the start page calls them: with one of their lists it would bring that along.
      'contract/src/(news/news|notice/notice|page/page-version).record',
      'web/src/core/publication/StateChips',
      'web/src/content/(entry/entry.text|findings/PublicationCheck)',
      // What has content, and what news and notices have in common.
      'web/src/content/(content.paths|content-owner|entry/entry(.kind|-columns))',
    ),
  },
  {
    // What an entry's screens share beside its list.
    name: 'blocks',
    test: anyOf(
      'web/src/core/api/upload',
      'web/src/content/(BlockView|block-place|OwnerOutlet|content-owner|content.text|content-block.queries)',
      'web/src/content/findings/(FindingsQuestion|find-personal-data|usePersonalDataGuard)',
      'web/src/content/entry/UntouchedOffer',
    ),
  },
  {
    // When something is published, and where.
    name: 'published',
    test: anyOf(
      'web/src/core/publication/(PeriodFields|PublicationStanding)',
      'web/src/site/(SiteLink|site.queries|site-addresses)',
      'web/src/content/board-sheet.text',
    ),
  },
  {
    // What an entry's form shows beside its fields.
    name: 'entry',
    test: anyOf(
      'web/src/content/entry/EntryEditScreen',
      'web/src/content/(block-kinds|manager/(block-styles|BlockActions|BlockCard|ContentButtons|useContentBlocks|ContentManager))',
    ),
  },
  { name: 'editor', test: anyOf('web/src/content/text/TextBlockScreen') },
  {
    // Who holds a garden, in its details and in those of a party.
    name: 'assignment',
    test: anyOf(
      'web/src/assignment/Assignment(sOf|List)',
      '(web|contract)/src/assignment/assignment\\.(endpoints|text|record)',
      // To whom its holders want to transfer it.
      'web/src/core/record/ItemsSection',
      'web/src/transfer-application/TransfersOfGarden',
      '(web|contract)/src/transfer-application/transfer-application\\.\\w+',
    ),
  },
  {
    // What is due, above the hubs and on its own screen.
    name: 'deadline',
    test: anyOf(
      '(web|contract)/src/[\\w-]+/[\\w-]+\\.deadline',
      'web/src/deadline/(?!DeadlineScreen|DeadlineStrip)[\\w.-]+',
      'contract/src/deadline/[\\w.-]+',
      'contract/src/core/time/deadline',
      'web/src/core/deadline-words',
      '(web|contract)/src/(backup/backup|bank/queue/bank-line|document/document).paths',
    ),
  },
  {
    // What a garden shows of the charges, without the words and calls of the area.
    name: 'charged-areas',
    test: anyOf('(web|contract)/src/charge/garden/[Cc]harged-?[Aa]reas?\\.?\\w*'),
  },
  // What folds on a phone in details, and what is short there.
  { name: 'folded', test: anyOf('web/src/(core/ui/(FoldOnPhone|ShortFacts)|meter/MeterRows)') },
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
  // What the months of a year and the days of messages are called.
  { name: 'days', test: anyOf('contract/src/core/time/day-in-words') },
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
    // An amount, and what documents of cash ask besides.
    name: 'money-field',
    test: anyOf(
      'web/src/core/form/fields/MoneyField',
      'web/src/(cash-box/CashBox|payment/Category)Field',
    ),
  },
  // What messages ask of parties as well: in the chunk of the one it would bring the other along.
  {
    name: 'party',
    test: anyOf('contract/src/party/(address|email|party-reply|party\\.(model|list))'),
  },
  {
    // The meters, before the areas that read them, which would take their models along.
    name: 'meter',
    test: anyOf(
      '(web|contract)/src/meter/[\\w-]+\\.(model|list|endpoints|text|queries|layout|screens)',
      'contract/src/meter/(measurement|unchecked|verdict|installation|consumption)/[\\w-]+\\.(model|list|endpoints)',
      // What stands on a link of their list, and what charts and verdicts both reckon with.
      'web/src/meter/UncheckedCount',
      'contract/src/meter/consumption/chain-points',
    ),
  },
  {
    // The words, schemas and calls of an area, which its screens share; in a bank each room has screens of its own.
    name: (id: string) => /\/src\/(?:bank\/)?([\w-]+)\//.exec(id)?.[1],
    debugName: 'area',
    // The audit names the fields of all areas: its chunk would take their models along into every list.
    test: anyOf(
      '(web|contract)/src/(?!audit/)[\\w-]+/[\\w-]+\\.(model|list|endpoints|text|queries|kind|layout|screens)',
      // What the lists of several areas lead to.
      'web/src/(import/ImportListLink|party/PartyDeletion)',
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
    // Whether a value can be right, where one is typed and where one is looked at.
    name: 'verdict',
    test: anyOf(
      'contract/src/meter/verdict/verdict',
      'web/src/meter/verdict/(judge-typed|verdict.queries|verdict.text|FindingNotes)',
    ),
  },
  { name: 'uuid', test: /node_modules\/uuid\// },
  // What is typed and not yet saved, on a walk and on other screens.
  { name: 'outbox', test: anyOf('web/src/core/outbox/(OutboxStatus|outbox.text|useOutbox)') },
  {
    name: 'reading-outbox',
    test: anyOf(
      'web/src/core/outbox/single-outbox',
      'web/src/meter/outbox/(ReadingOutbox|reading-outbox|reading-outbox.text|mended-reading)',
    ),
  },
].map((group, order, { length }) => ({ ...group, priority: length - order }));

/** Modules by their places, without the endings of their names. */
function anyOf(...places: string[]): RegExp {
  return new RegExp(`/(${places.join('|')})\\.(tsx?|m?js)$`);
}
