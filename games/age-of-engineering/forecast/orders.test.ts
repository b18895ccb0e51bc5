import { ordersTest } from '@carriage/motorworks/testing/orders-test'
import { title } from '../title.ts'

ordersTest(title)
