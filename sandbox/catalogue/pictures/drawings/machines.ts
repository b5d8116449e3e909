import type { MachineType } from '../picture-id';

import { drawBaler } from './farm/baler';
import { drawCombine } from './farm/combine';
import { drawImplement } from './farm/implement';
import { drawTelehandler } from './farm/telehandler';
import { drawTipper } from './farm/tipper';
import { drawTractor } from './farm/tractor';
import { drawChipper } from './garden/chipper';
import { drawCompactTractor } from './garden/compact-tractor';
import { drawRideOnMower } from './garden/ride-on-mower';
import { drawSweeper } from './garden/sweeper';
import { drawAerialPlatform } from './industry/aerial-platform';
import { drawForklift } from './industry/forklift';
import { drawMiniExcavator } from './industry/mini-excavator';
import { drawPowerUnit } from './industry/power-unit';
import { drawReachTruck } from './industry/reach-truck';
import { drawWheelLoader } from './industry/wheel-loader';
import type { Machine } from './parts/machine';

/** The drawing of each machine type. */
export const drawings = {
  tractor: drawTractor,
  'compact-tractor': drawCompactTractor,
  telehandler: drawTelehandler,
  combine: drawCombine,
  baler: drawBaler,
  implement: drawImplement,
  tipper: drawTipper,
  forklift: drawForklift,
  'reach-truck': drawReachTruck,
  'wheel-loader': drawWheelLoader,
  'mini-excavator': drawMiniExcavator,
  'aerial-platform': drawAerialPlatform,
  'power-unit': drawPowerUnit,
  'ride-on-mower': drawRideOnMower,
  sweeper: drawSweeper,
  chipper: drawChipper,
} as const satisfies Record<MachineType, () => Machine>;
