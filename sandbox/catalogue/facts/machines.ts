import { toMachines, type Machine, type Sector } from './machine';
import { agricultureMachines } from './machines-agriculture';
import { gardenMachines } from './machines-garden';
import { industryMachines } from './machines-industry';

/** Every model the dealer trades in, by sector. */
export const machines: Readonly<Record<Sector, readonly Machine[]>> = {
  agriculture: toMachines('agriculture', agricultureMachines),
  industry: toMachines('industry', industryMachines),
  garden: toMachines('garden', gardenMachines),
};
