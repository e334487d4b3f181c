import { generatePath } from 'react-router';

const news = '/aktualnosci';
const notices = '/ogloszenia';
const pageVersions = '/strony/:pageId/wersje';
const newsEdit = `${news}/edytuj-wpis-aktualnosci/:newsId` as const;
const noticeEdit = `${notices}/edytuj-ogloszenie/:noticeId` as const;
const pageVersionEdit = `${pageVersions}/edytuj-wersje-strony/:pageVersionId` as const;
const gardenDetails = '/szczegoly-dzialki/:gardenId';
const partyDetails = '/szczegoly-podmiotu/:partyId';

/** The screens of an entry's content, relative to the screen that edits the entry. */
export const contentScreens = {
  editText: 'edytuj-text-html/:contentItemId',
  addImage: 'dodaj-obraz',
  editImage: 'edytuj-dane-obrazu/:contentItemId',
  preview: 'podglad',
} as const;

/** The path of every screen, child routes joined below their parents. */
export const routePatterns = {
  home: '/',
  login: '/logowanie',
  personalData: '/twoje-dane',
  gardens: '/dzialki',
  gardenDetails,
  gardenEdit: `${gardenDetails}/edycja-dzialki`,
  news,
  newsEdit,
  newsEditText: `${newsEdit}/${contentScreens.editText}`,
  newsAddImage: `${newsEdit}/${contentScreens.addImage}`,
  newsEditImage: `${newsEdit}/${contentScreens.editImage}`,
  newsPreview: `${newsEdit}/${contentScreens.preview}`,
  notices,
  noticeEdit,
  noticeEditText: `${noticeEdit}/${contentScreens.editText}`,
  noticeAddImage: `${noticeEdit}/${contentScreens.addImage}`,
  noticeEditImage: `${noticeEdit}/${contentScreens.editImage}`,
  noticePreview: `${noticeEdit}/${contentScreens.preview}`,
  pageVersions,
  pageVersionEdit,
  pageVersionEditText: `${pageVersionEdit}/${contentScreens.editText}`,
  pageVersionAddImage: `${pageVersionEdit}/${contentScreens.addImage}`,
  pageVersionEditImage: `${pageVersionEdit}/${contentScreens.editImage}`,
  pageVersionPreview: `${pageVersionEdit}/${contentScreens.preview}`,
  files: '/dokumenty',
  fileUpload: '/przeslij-dokument',
  fileEdit: '/edytuj-dokument/:fileId',
  parties: '/podmioty',
  partyCreate: '/nowy-podmiot',
  partyEdit: '/edytuj-podmiot/:partyId',
  partyDetails,
  // The party stands twice in this one path; it is one and the same.
  loginCreate: `${partyDetails}/nowy-login/:partyId`,
  loginEdit: `${partyDetails}/edytuj-login/:userLoginId`,
  loginSetPassword: `${partyDetails}/ustaw-haslo/:userLoginId`,
  meters: '/liczniki',
  addMeasurement: '/dodaj-pomiar/:meterId',
} as const;

/** The un-nested forms of two edit paths, kept for old links, with where they lead. */
export const redirectPatterns = {
  '/edytuj-wpis-aktualnosci/:newsId': newsEdit,
  '/edytuj-ogloszenie/:noticeId': noticeEdit,
} as const;

/** The address of every screen that something links to. */
export const paths = {
  home: routePatterns.home,
  login: routePatterns.login,
  personalData: routePatterns.personalData,
  gardens: routePatterns.gardens,
  gardenDetails: (gardenId: string) => generatePath(routePatterns.gardenDetails, { gardenId }),
  gardenEdit: (gardenId: string) => generatePath(routePatterns.gardenEdit, { gardenId }),
  news: routePatterns.news,
  newsEdit: (newsId: string) => generatePath(routePatterns.newsEdit, { newsId }),
  notices: routePatterns.notices,
  noticeEdit: (noticeId: string) => generatePath(routePatterns.noticeEdit, { noticeId }),
  pageVersions: (pageId: string) => generatePath(routePatterns.pageVersions, { pageId }),
  pageVersionEdit: (pageId: string, pageVersionId: string) =>
    generatePath(routePatterns.pageVersionEdit, { pageId, pageVersionId }),
  files: routePatterns.files,
  fileUpload: routePatterns.fileUpload,
  fileEdit: (fileId: string) => generatePath(routePatterns.fileEdit, { fileId }),
  parties: routePatterns.parties,
  partyCreate: routePatterns.partyCreate,
  partyEdit: (partyId: string) => generatePath(routePatterns.partyEdit, { partyId }),
  partyDetails: (partyId: string) => generatePath(routePatterns.partyDetails, { partyId }),
  loginCreate: (partyId: string) => generatePath(routePatterns.loginCreate, { partyId }),
  loginEdit: (partyId: string, userLoginId: string) =>
    generatePath(routePatterns.loginEdit, { partyId, userLoginId }),
  loginSetPassword: (partyId: string, userLoginId: string) =>
    generatePath(routePatterns.loginSetPassword, { partyId, userLoginId }),
  meters: routePatterns.meters,
  addMeasurement: (meterId: string) => generatePath(routePatterns.addMeasurement, { meterId }),
} as const;

/** The addresses of the screens of an entry's content, below the screen `edit` that edits the entry. */
export function contentPaths(edit: string) {
  const below = (path: string) => `${edit}/${path}`;
  return {
    edit,
    editText: (contentItemId: string) =>
      below(generatePath(contentScreens.editText, { contentItemId })),
    addImage: below(contentScreens.addImage),
    editImage: (contentItemId: string) =>
      below(generatePath(contentScreens.editImage, { contentItemId })),
    preview: below(contentScreens.preview),
  };
}
