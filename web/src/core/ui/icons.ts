import {
  mdiAccountCircleOutline,
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiArrowDown,
  mdiArrowLeft,
  mdiArrowUp,
  mdiAutorenew,
  mdiBadgeAccountOutline,
  mdiBankTransfer,
  mdiCellphone,
  mdiCheckDecagramOutline,
  mdiClose,
  mdiCogOutline,
  mdiContentCopy,
  mdiDownload,
  mdiEmailOutline,
  mdiEyeOffOutline,
  mdiEyeOutline,
  mdiHomeOutline,
  mdiImageOutline,
  mdiInformationOutline,
  mdiKeyOutline,
  mdiLightningBoltOutline,
  mdiLockOutline,
  mdiLogoutVariant,
  mdiMagnify,
  mdiMenu,
  mdiMonitor,
  mdiPencilOutline,
  mdiPinOutline,
  mdiPlaylistPlus,
  mdiPlus,
  mdiPrinterOutline,
  mdiReceiptTextOutline,
  mdiRefresh,
  mdiSkipNext,
  mdiTextLong,
  mdiTrashCanOutline,
  mdiTuneVariant,
  mdiWaterOutline,
} from '@mdi/js';
import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

/**
 * The icons that any screen may use; an icon says nothing by itself, its button bears the name. That
 * of an area's item in the main menu stands in the area.
 */
export const AddIcon = icon(mdiPlus, 'Add');
export const AddMeasurementIcon = icon(mdiPlaylistPlus, 'AddMeasurement');
export const BackIcon = icon(mdiArrowLeft, 'Back');
export const CloneIcon = icon(mdiContentCopy, 'Clone');
export const CloseIcon = icon(mdiClose, 'Close');
export const CopyIcon = icon(mdiContentCopy, 'Copy');
export const DeleteIcon = icon(mdiTrashCanOutline, 'Delete');
export const DetailsIcon = icon(mdiInformationOutline, 'Details');
export const DownloadIcon = icon(mdiDownload, 'Download');
export const EditIcon = icon(mdiPencilOutline, 'Edit');
export const ErrorIcon = icon(mdiAlertCircleOutline, 'Error');
export const GenerateIcon = icon(mdiAutorenew, 'Generate');
export const HidePasswordIcon = icon(mdiEyeOffOutline, 'HidePassword');
export const ImageIcon = icon(mdiImageOutline, 'Image');
export const InForceIcon = icon(mdiCheckDecagramOutline, 'InForce');
export const InfoIcon = icon(mdiInformationOutline, 'Info');
export const KeyIcon = icon(mdiKeyOutline, 'Key');
export const LockIcon = icon(mdiLockOutline, 'Lock');
export const LogoutIcon = icon(mdiLogoutVariant, 'Logout');
export const MenuIcon = icon(mdiMenu, 'Menu');
export const MoveDownIcon = icon(mdiArrowDown, 'MoveDown');
export const MoveUpIcon = icon(mdiArrowUp, 'MoveUp');
export const NextIcon = icon(mdiSkipNext, 'Next');
export const PhoneWidthIcon = icon(mdiCellphone, 'PhoneWidth');
export const PinIcon = icon(mdiPinOutline, 'Pin');
export const PreviewIcon = icon(mdiEyeOutline, 'Preview');
export const PrintIcon = icon(mdiPrinterOutline, 'Print');
export const RefreshIcon = icon(mdiRefresh, 'Refresh');
export const SearchIcon = icon(mdiMagnify, 'Search');
export const SettingsIcon = icon(mdiTuneVariant, 'Settings');
export const ShowPasswordIcon = icon(mdiEyeOutline, 'ShowPassword');
export const TextIcon = icon(mdiTextLong, 'Text');
export const UserIcon = icon(mdiAccountCircleOutline, 'User');
export const WarningIcon = icon(mdiAlertOutline, 'Warning');
export const WideScreenIcon = icon(mdiMonitor, 'WideScreen');

export const ElectricityIcon = icon(mdiLightningBoltOutline, 'Electricity');
export const WaterIcon = icon(mdiWaterOutline, 'Water');

export const FeesIcon = icon(mdiReceiptTextOutline, 'Fees');
export const HomeIcon = icon(mdiHomeOutline, 'Home');
export const MessagesIcon = icon(mdiEmailOutline, 'Messages');
export const PersonalDataIcon = icon(mdiBadgeAccountOutline, 'PersonalData');
export const SystemIcon = icon(mdiCogOutline, 'System');
export const TransactionsIcon = icon(mdiBankTransfer, 'Transactions');

/** An icon of one of the paths of @mdi/js. */
export function icon(path: string, name: string) {
  return createSvgIcon(createElement('path', { d: path }), name);
}
