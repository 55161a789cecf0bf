#!/usr/bin/env node
import './supported-node.js';

import('./run-foothold.js');
