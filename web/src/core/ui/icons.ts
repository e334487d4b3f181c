import {
  mdiAccountCircleOutline,
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiClose,
  mdiContentCopy,
  mdiDownload,
  mdiInformationOutline,
  mdiKeyboardOutline,
  mdiKeyOutline,
  mdiMagnify,
  mdiPencilOutline,
  mdiPlus,
  mdiRefresh,
  mdiTrashCanOutline,
} from '@mdi/js';
import { icon } from './icon.ts';

/**
 * The icons that several screens use; one with a single place stands in that place. An icon says
 * nothing by itself, its button bears the name.
 */
export const AddIcon = icon(mdiPlus, 'Add');
export const CloseIcon = icon(mdiClose, 'Close');
export const CopyIcon = icon(mdiContentCopy, 'Copy');
export const DeleteIcon = icon(mdiTrashCanOutline, 'Delete');
export const DetailsIcon = icon(mdiInformationOutline, 'Details');
export const DownloadIcon = icon(mdiDownload, 'Download');
export const EditIcon = icon(mdiPencilOutline, 'Edit');
export const ErrorIcon = icon(mdiAlertCircleOutline, 'Error');
export const KeyIcon = icon(mdiKeyOutline, 'Key');
export const KeyboardIcon = icon(mdiKeyboardOutline, 'Keyboard');
export const RefreshIcon = icon(mdiRefresh, 'Refresh');
export const SearchIcon = icon(mdiMagnify, 'Search');
export const UserIcon = icon(mdiAccountCircleOutline, 'User');
export const WarningIcon = icon(mdiAlertOutline, 'Warning');
