import { accountScenes } from './account-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import type { Scene } from './scene.ts';
import { toolScenes } from './tool-scenes.ts';
import { wizardScenes } from './wizard-scenes.ts';

/** Every page and its main states, in the order of the contact sheet. */
export const scenes: Scene[] = [...publicScenes, ...accountScenes, ...wizardScenes, ...toolScenes];
