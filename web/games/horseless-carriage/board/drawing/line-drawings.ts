import type { Department, Dimension, StationType, VehicleType } from '@carriage/horseless-carriage'

/** Line drawings in the style of a patent sheet, each within 24 by 24, to be stroked. */

export const stationLines: Readonly<Record<StationType, string>> = {
  chassis: 'M3 8h18M3 16h18M7 8v8M12 8v8M17 8v8M5 4.5v15M19 4.5v15',
  body: 'M2 17v-5l4-1l3-5h7l3 5l3 1v5ZM8.5 11h9M13 6v5',
  radiator: 'M5 5h14v16H5ZM8.5 8v10M12 8v10M15.5 8v10M10 5V2.5h4V5',
  door: 'M6 21V7l4-4h8v18ZM9 11V8.4L11.4 6H15v5ZM14.5 14.5h2',
  bumper: 'M2 10h20v5H2ZM6.5 10V6M17.5 10V6M2 12.5h20',
  engine: 'M3 11h3V7h3V4h6v3h3l3 4v7h-4v2.5H8V18H3ZM8.5 11.5h7M8.5 14.5h7',
  gears:
    'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.5 2.5M16.2 16.2l2.5 2.5M18.7 5.3l-2.5 2.5M7.8 16.2l-2.5 2.5',
  fuelTank:
    'M4.5 8h15a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 15.5v-5A2.5 2.5 0 0 1 4.5 8ZM7.5 8v10M16.5 8v10M10.5 8V5h3v3',
  steeringWheel:
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM12 3v7M4.6 17l5.7-3.8M19.4 17l-5.7-3.8',
  brake:
    'M12 4.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5ZM2.5 7v10M21.5 7v10',
  dashboard:
    'M2 6.5h20v11H2ZM7.5 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM16.5 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM7.5 12l1.7-1.7M16.5 12l-1-2',
  paint: 'M4 11h11v9.5H4ZM4 11c0-5 11-5 11 0M19 2.5l2.5 2.5l-8.5 9',
  battery: 'M3 8h18v12H3ZM6 8V5h3v3M15 8V5h3v3M6 13.5h4M14 13.5h4M16 11.5v4',
  tire: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19ZM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5',
  headlights: 'M13 4.5a7.5 7.5 0 0 0 0 15ZM16 7.5l4.5-2.5M16.5 12H22M16 16.5l4.5 2.5M5.5 12h-3',
  windshield: 'M3 19L6 5.5h12L21 19ZM9 16l5.5-8M13 16l4-6',
  claxon: 'M6 12h4c5 0 7-3 10-6v13c-3-3-5-6-10-6H6M6 10v5a2.5 2.5 0 1 1 0-5',
}

export const departmentLines: Readonly<Record<Department, string>> = {
  research: 'M9 3h6M10 3v6.5l-5 9A1.8 1.8 0 0 0 6.5 21h11a1.8 1.8 0 0 0 1.5-2.5l-5-9V3M8 14.5h8',
  planning: 'M4 3v17h17M7 7h6M9.5 11h7M13 15h6',
  marketing: 'M4 10v4h4l8 5V5l-8 5ZM19 9a4 4 0 0 1 0 6M8.5 14.5l1 6h3',
}

export const dealershipLines = 'M3 10l2-6h14l2 6ZM4.5 10v10.5h15V10M9.5 20.5V14h5v6.5M9 4v6M15 4v6'

export const vehicleLines: Readonly<Record<VehicleType, string>> = {
  car: 'M2 16.5v-4l3.5-1l2.5-4.5h7l3 4.5l4 1v4ZM6.5 14.5a2.4 2.4 0 1 0 .1 0M17 14.5a2.4 2.4 0 1 0 .1 0',
  sports: 'M1.5 15.5l1-3l8-1l3-2.5h3l1 3l5 1v2.5ZM6 13.8a2.4 2.4 0 1 0 .1 0M18 13.8a2.4 2.4 0 1 0 .1 0',
  truck: 'M2 16.5V7h11v9.5ZM13 10h5l4 3.5v3h-9M6 14.5a2.4 2.4 0 1 0 .1 0M17.5 14.5a2.4 2.4 0 1 0 .1 0',
}

export const dimensionLines: Readonly<Record<Dimension, string>> = {
  speed: 'M4 18a9 9 0 1 1 16 0M12 14l5-6',
  range: 'M3.5 20L9 4M20.5 20L15 4M12 4v3M12 10.5v3M12 17v3',
  design: 'M12 3l2.4 6.6L21 12l-6.6 2.4L12 21l-2.4-6.6L3 12l6.6-2.4Z',
  reliability: 'M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z',
  safety: 'M12 2.5l8 3v6.3c0 5-4 8-8 9.7c-4-1.7-8-4.7-8-9.7V5.5Z',
}

export const clockLines = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7v5l4 2'
