import { type StationType, stationTypes, type VehicleType, vehicleTypes } from '@carriage/horseless-carriage'
import type { BrochureVehicle } from '../board/brochure/vehicles.ts'

function made(type: VehicleType, ...stations: readonly StationType[]): BrochureVehicle {
  return { type, stations: stationTypes.filter((station) => stations.includes(station)) }
}

/** Forty vehicles: each of the three types bare, a car with each single station, and combinations from factories. */
export const fortyCars: readonly BrochureVehicle[] = [
  ...vehicleTypes.map((type) => made(type)),
  ...stationTypes.map((station) => made('car', station)),
  made('car', 'engine', 'brake'),
  made('car', 'engine', 'paint'),
  made('car', 'engine', 'radiator', 'steeringWheel'),
  made('car', 'chassis', 'engine', 'radiator', 'paint'),
  made('car', 'engine', 'paint', 'headlights', 'claxon'),
  made('car', 'body', 'engine', 'paint', 'tire'),
  made('car', 'body', 'door', 'engine', 'brake', 'paint', 'windshield'),
  made('car', ...stationTypes.filter((station) => station !== 'body')),
  made('car', ...stationTypes),
  made('sports', 'engine'),
  made('sports', 'engine', 'paint', 'steeringWheel'),
  made('sports', 'chassis', 'engine', 'gears', 'fuelTank', 'paint'),
  made('sports', 'body', 'engine', 'gears', 'brake', 'paint', 'tire'),
  made('sports', ...stationTypes),
  made('truck', 'engine'),
  made('truck', 'chassis', 'engine', 'battery'),
  made('truck', 'body', 'engine', 'door', 'paint'),
  made('truck', 'body', 'radiator', 'engine', 'fuelTank', 'brake', 'paint', 'headlights'),
  made('truck', ...stationTypes.filter((station) => station !== 'body')),
  made('truck', ...stationTypes),
]
