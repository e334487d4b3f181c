import type { Rolldown } from 'vite';
import { anyOf, areaChunks } from './area-chunks.ts';

/**
 * What screens have in common, in few chunks: from what every screen runs, through what a kind of screen runs, to
 * the words and calls of an area. A group takes its modules and what these import, but for what one above it has.
 * What stands in none comes with its screen; a part that is closed at first has a chunk of its own (`latePart`).
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Changes with React alone: it stays in the browser's cache over updates.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // The store's hook is what charts and the editor share: in the chunk of the one it would bring that to the other.
  { name: 'store', test: /node_modules\/use-sync-external-store\// },
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
      'web/src/core/(api/(call-query|upload)|ui/screen/ReturningLink)',
      // The program's own questions and messages, on any screen.
      'web/src/core/ui/(ConfirmDialog|screen/WaitingCover|overlays/(Dialog|Modal))',
      'web/src/core/ui/(icons|format|typing-pause|hooks/(useLastKnown|useNow|useSettled)|fields/HelperText|elements/(Stack|Unseen|PlainList|Notice|Tag)|screen/(ScreenColumn|LoadFailure|TextLink|ErrorBanner))',
      'web/src/core/ui/(Section|FactList|UnbrokenText|loading/SectionWaiting)',
      'es-toolkit/dist/string/\\w+',
      'contract/src/core/(number/(amount|decimal|exact-decimal|format-decimal)|time/(day|time-zone|calendar-steps|in-figures)|money/grosze|export/(pdf-reply|export-format)|list/page-fields|upload)',
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
      'web/src/core/(new-(message|handover)-path|list/screen/ListLink)',
      'web/src/core/record/(record-calls|record-path|useRecordChanged|useDeletion|useListBulk|DeletionQuestion)',
      'web/src/core/ui/(hooks/useIsRoomy|CardRow|Tile|screen/useFailures|dates/period)',
      'web/src/core/publication/(publication.text|period-columns|StateChips)',
      'es-toolkit/dist/(function|math)/\\w+',
      'contract/src/(meter/legalisation|tariff/rated-year)',
      'web/src/core/record/(HistoryButton|history-path|shown-text|screens/(RecordDetailsScreen|record-screens))',
      'contract/src/core/(number/whole-number|time/(year-of-address|day-in-words)|record/shown-fields)',
      'contract/src/sector/sector(.model|.options|-filter|.endpoints)',
      'web/src/(sector/sector.queries|garden/(plot-text|garden.paths)|transfer-application/transfer-path|deadline/DeadlineStrip)',
      // What does not let a typed text be lost, and what the dialogs it opens share with choices.
      'web/src/core/form/(useLeaveGuard|LeaveQuestion|useSaving|stale/stale.text)',
      'contract/src/core/(call/(list-endpoint|record-endpoints)|list/list-filters|record/(record|record-fields)|publication/(publication|publication-(list|state|fields)))',
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
  // What the details of some records are made of.
  { name: 'record', test: anyOf('web/src/core/record/(DetailsLink|PagedSection)') },
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
      // What the start page calls them: with one of their lists it would bring that along.
      'contract/src/(news/news|notice/notice|page/page-version).record',
      'web/src/content/(entry/entry.text|findings/PublicationCheck)',
      // What has content, and what news and notices have in common.
      'web/src/content/(content.paths|content-owner|entry/entry(.kind|-columns))',
    ),
  },
  {
    // What an entry's screens share beside its list.
    name: 'blocks',
    test: anyOf(
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
  ...areaChunks,
].map((group, order, { length }) => ({ ...group, priority: length - order }));
