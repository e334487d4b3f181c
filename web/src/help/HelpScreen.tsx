import { contentsPage, helpPath } from '../core/help-place.ts';
import { useLocation, useNavigate } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { HelpPages } from './HelpPages.tsx';
import { helpPatterns, helpPlaceAt } from './help.paths.ts';
import { helpText } from './help.text.ts';
import { manual } from './manual.ts';

/** The manual as a screen of its own ('Pomoc'). */
export function HelpScreen() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const place = helpPlaceAt(`${pathname}${hash}`) ?? contentsPage;
  const [pageName = contentsPage] = place.split('#');
  const isContents = pageName === contentsPage;
  return (
    <Screen
      title={helpText.title}
      subject={isContents ? undefined : manual.get(pageName)?.title}
      back={isContents ? paths.home : helpPatterns.contents}
    >
      <HelpPages place={place} onFollow={(next) => navigate(helpPath(next))} isBeside={false} />
    </Screen>
  );
}
