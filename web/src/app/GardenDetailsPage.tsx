import { HoldersOfGarden } from '../assignment/HoldersOfGarden.tsx';
import { GardenDetailsScreen } from '../garden/GardenDetailsScreen.tsx';

/** A garden's details, put together from the areas that know a part of it. */
export function GardenDetailsPage() {
  return <GardenDetailsScreen Holders={HoldersOfGarden} />;
}
