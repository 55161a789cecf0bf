import { useNavigate } from 'react-router';
import { useCopy } from '../../../copy/use-copy.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { tourIds, type TourId } from '../../tours/tour-ids.ts';
import { tourPage } from '../../tours/tour-steps.ts';
import { useTour } from '../../tours/use-tour.ts';
import { SettingsPart, SettingsRow } from './settings-part.tsx';

/** Shows a tour once more, on the page that it is about. */
export function TourSettings() {
  const { tours: words } = useCopy();
  const { restart } = useTour();
  const navigate = useNavigate();
  const show = async (id: TourId) => {
    await navigate(paths[tourPage[id]]());
    restart(id);
  };
  return (
    <SettingsPart id="tours" title={words.settingsTitle} text={words.settingsText}>
      {tourIds.map((id) => (
        <SettingsRow key={id} text={words.names[id]}>
          <Button size="sm" look="secondary" onClick={() => void show(id)}>
            {words.again} <span className="sr-only">{words.names[id]}</span>
          </Button>
        </SettingsRow>
      ))}
    </SettingsPart>
  );
}
