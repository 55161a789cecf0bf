#!/usr/bin/env node
import './supported-node.js';

void import('./run-foothold.js');
