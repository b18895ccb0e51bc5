/** The vocabulary implemented by the rules. Tables may combine these words but cannot add new ones. */

/** The eight phases of a year, in order (HC-1.1). */
export const phases = [
  'research',
  'focus',
  'factory',
  'brochures',
  'sales',
  'endCheck',
  'expectations',
  'demand',
] as const
export type Phase = (typeof phases)[number]

/** HC-1.6 */
export const dimensions = ['speed', 'range', 'design', 'reliability', 'safety'] as const
export type Dimension = (typeof dimensions)[number]

/** The bottom axis goes with x, the left axis with y (HC-1.10). */
export type Axis = 'bottom' | 'left'

/** HC-1.3 */
export const quadrants = ['I', 'II', 'III', 'IV'] as const
export type Quadrant = (typeof quadrants)[number]

/** From cheap to dear (HC-1.4). */
export const segments = [0, 1, 2, 3] as const
export type Segment = (typeof segments)[number]

/** HC-1.13 */
export const vehicleTypes = ['car', 'sports', 'truck'] as const
export type VehicleType = (typeof vehicleTypes)[number]

/** Manufacturing steps: structural, essential, factory options, after-market options (HC-1.23). */
export const manufacturingSteps = ['A', 'B', 'C', 'D'] as const
export type ManufacturingStep = (typeof manufacturingSteps)[number]

/** The types of technology stations, step by step (HC-1.22). */
export const stationTypes = [
  'chassis',
  'body',
  'radiator',
  'door',
  'bumper',
  'engine',
  'gears',
  'fuelTank',
  'steeringWheel',
  'brake',
  'dashboard',
  'paint',
  'battery',
  'tire',
  'headlights',
  'windshield',
  'claxon',
] as const
export type StationType = (typeof stationTypes)[number]

export const departments = ['research', 'planning', 'marketing'] as const
export type Department = (typeof departments)[number]

/** What lies in the common supply: mainlines by their type, two kinds of departments, technology stations (HC-1.26). */
export const commonTiles = [...vehicleTypes, 'research', 'planning', ...stationTypes] as const
export type CommonTile = (typeof commonTiles)[number]

export const dealershipSizes = ['large', 'middle', 'small'] as const
export type DealershipSize = (typeof dealershipSizes)[number]

/** Market windows, from the smallest (HC-1.28). */
export const windowSizes = ['S', 'M', 'L'] as const
export type WindowSize = (typeof windowSizes)[number]

export const floorTiles = ['main', 'expansion'] as const
export type FloorTile = (typeof floorTiles)[number]

/** What a square of a floor tile can be, as it is drawn in the tables: black, loading bay, keep-clear strip. */
export const floorSquares = ['.', '#', 'k'] as const

/** Clockwise, and in the factory north is up: N is one square less in y. */
export const directions = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof directions)[number]

export const colours = ['red', 'green', 'purple', 'blue', 'yellow'] as const
export type Colour = (typeof colours)[number]

export const playerNumbers = [3, 4, 5] as const
export type PlayerNumber = (typeof playerNumbers)[number]

/** Where the contents of a table come from. */
export const provenances = ['rulebook', 'likely', 'reconstructed'] as const
