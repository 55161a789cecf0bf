/** Making things: production, machining, quality, lean, safety. */
export const manufacturing = `
# production: manufacturing
Manufacturing|manufacturing processes, manufacturing operations
Production planning|production scheduling, production control, material requirements planning, mrp, production schedule, production plans, capacity planning, master scheduling
Production management|production supervision, production supervisor, shop floor management, plant manager, manufacturing management, production lines, production operations, production targets
Machine operation|operating machinery, machine operator, operate machines, equipment operation, operating equipment, operate machinery, machine setup, operate equipment, operating machines, set up machines, machinery operation, production equipment, operation and control, operation monitoring
CNC machining|cnc, cnc operation, cnc machine, cnc operator, fanuc control
 CNC programming|g-code
 Mastercam
 CNC milling
 CNC turning|cnc lathe
Machining|machinist, manual machining, drill press
 Lathe operation|lathe
 Milling|milling machine
 Grinding
 Deburring
Assembly|assembly line, mechanical assembly, product assembly, assemble products, electronic assembly, electromechanical assembly, assembling, assembler, sub-assembly
Injection molding|injection moulding, plastic molding, plastics processing, molding, mold making
Extrusion
Blow molding
Thermoforming
Casting
Forging
Foundry
Die casting
Heat treatment
Stamping|metal stamping, punch press, sheet metal bending, shearing
Press brake
Laser cutting
Plasma cutting
3D printing|additive manufacturing, rapid manufacturing, fused deposition modeling
Packaging|packing, packaging machines, packaging equipment, package products, shrink wrapping, packaging machinery, labeling, labelling
Powder coating|surface treatment, metal finishing, coating
Electroplating
Anodizing
Textile production|garment manufacturing, textile manufacturing, pattern making, knitting
 Sewing|industrial sewing
 Upholstery
 Tailoring
 Weaving
Printing operation|printing press, prepress, print production, bindery, flexography
 Offset printing
 Screen printing
 Digital printing
Food production|food processing, food manufacturing, meat processing, bottling, food and beverage production, dairy processing
Woodworking machinery|cnc router, saw operation, furniture making
Chemical handling|handling chemicals, chemical mixing, blending, mixing, solvents, hazardous chemicals
Cycle time reduction|line balancing, time studies, throughput improvement, time and motion studies
Work instructions|process sheets, standard work, batch records, production records
Shift handover|shift work, shift supervision, rotating shifts, shift supervisor, shift management
Kitting|material handling in production, staging materials, line feeding
Sorting|product sorting, parts sorting, sorting parts
# quality: manufacturing, quality
Quality assurance|=QA, quality assurance programs, quality standards, product quality, quality management, quality engineering, quality systems, quality principles, quality protocols, maintain quality, quality improvement, quality specifications, food quality
Quality control|=QC, quality checks, quality inspection, quality control checks, inspection and testing, product inspection, inspecting products, inspect products, product testing, quality testing, quality control techniques
Quality management systems|=QMS, iso standards, iso certification
 ISO 9001|iso 9000
IATF 16949|ts 16949, automotive quality
AS9100
APQP
PPAP
Statistical process control|=SPC, statistical quality control, process capability, statistical sampling, control charts, sampling plans, acceptance sampling, product sampling, sampling protocols, sampling
CAPA|corrective and preventive action, corrective actions, 8d, preventive actions, nonconformance, deviation reports, deviation management
Inspection|incoming inspection, final inspection, in-process inspection, visual inspection, receiving inspection, first article inspection, inspection layouts, inspection equipment, dimensional inspection
Metrology|precision measurement, measuring instruments, precision measuring instruments, gage r&r, vmm, drop indicators, optical comparator, precision measuring
 Calipers
 Micrometers
 CMM|coordinate measuring machine
 Gauges|height gauges, gage pins
Quality audits|internal quality audits, supplier audits, iso audits, process audits
Supplier quality|supplier quality management, vendor quality
Document control procedures|controlled documents, change control, engineering changes
Validation|process validation, equipment qualification, iq/oq/pq, qualification protocols, equipment validation, validation protocols, equipment qualification plans
GMP|good manufacturing practice, cgmp, gxp
HACCP|food safety management, fsma, servsafe manager
BRCGS|brc
SQF
ISO 22000
Sensory evaluation|taste testing, sensory analysis
Product testing lab|material testing, hardness testing, x-ray inspection, destructive testing, test and inspect
 Non-destructive testing|ndt
 Tensile testing
 Ultrasonic testing
# lean: manufacturing, quality
Lean manufacturing|lean, lean principles, toyota production system, lean production, lean management, lean enterprise, lean tools
Six Sigma|lean six sigma, black belt, green belt
 DMAIC
Kaizen|continuous improvement, continual improvement, kaizen events, ci projects
5S|five s, 5s methodology, housekeeping standards in production
Value stream mapping|=VSM, waste reduction
SMED
Poka-yoke
TPM|total productive maintenance
OEE|overall equipment effectiveness
Total quality management|=TQM
Industrial engineering|work measurement, plant layout, facility layout
# safety: manufacturing, construction, energy
Workplace safety|occupational safety, occupational health and safety, safety procedures, safety standards, safety regulations, health and safety, safety practices, safe work practices, safety rules, safety protocols, safety program, safety management, safety policies, work safely, =EHS, =HSE, ehs, environmental health and safety, safety guidelines, safe working environment, safety inspections, safety compliance, safe environment, safety awareness, safety requirements, safety training, safety
OSHA|osha regulations, osha standards, osha compliance, osha 10, osha 30
Lockout/tagout|loto
Personal protective equipment|=PPE, protective equipment, safety equipment, respirator
Hazardous materials|hazmat, hazardous waste, dangerous goods, hazardous materials handling, hazwoper, msds, safety data sheets, chemical safety, hazard communication
Accident investigation|incident investigation, incident reporting, accident prevention, accident reports, near miss reporting
Risk assessments at work|job hazard analysis, job safety analysis, hazard identification, safety hazards, safety audits, behavior based safety
Ergonomics|workplace ergonomics
Fire safety|fire prevention, evacuation procedures, fire protection, evacuation plan, emergency evacuation, fire extinguishers
Emergency response|emergency preparedness, emergency procedures, emergency management, emergency situations, crisis response, respond to emergencies
Workers' compensation|workers comp
Confined space|fall protection
`;
