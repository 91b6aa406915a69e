import { testWriters } from '../letter-writers.ts'

testWriters([1, 2, 5, 6])
testWriters([6], 'Prepare')
